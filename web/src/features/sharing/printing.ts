/** What is said where one can print. */
import { settings } from "../../lib/settings/index.svelte";

const en = {
  print: "Print",
  about:
    "A PDF with every card, its back, tokens and boards. Print it at 100 %, on both sides, turned on the long edge.",
  paper: "Paper",
  sheets: "Sheets to cut",
  booklet: "Rules as a booklet",
  making: "The PDF is being made …",
};

const ja: typeof en = {
  print: "印刷",
  about: "すべてのカード（裏面付き）・トークン・ボードのPDFです。倍率100％、両面（長辺とじ）で印刷してください。",
  paper: "用紙",
  sheets: "切り取り用シート",
  booklet: "ルールの小冊子",
  making: "PDFを作っています…",
};

export const printWords = (): typeof en => (settings.lang === "ja" ? ja : en);
