/** Words of the print dialog. */
import { settings } from "../../lib/settings/index.svelte";

const en = {
  print: "Print",
  about: "A PDF with every card, its back, tokens and boards. Print at 100% on both sides, flipped on the long edge.",
  paper: "Paper",
  sheets: "Sheets to cut",
  booklet: "Rules booklet",
  making: "Creating the PDF …",
};

const ja: typeof en = {
  print: "印刷する",
  about: "すべてのカード（裏面付き）・トークン・ボードのPDFです。倍率100%、両面（長辺とじ）で印刷してください。",
  paper: "用紙",
  sheets: "切り取り用シート",
  booklet: "ルールの小冊子",
  making: "PDFを作っています…",
};

export const printWords = (): typeof en => (settings.lang === "ja" ? ja : en);
