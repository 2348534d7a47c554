/** The lab's answers about a set: what it found, and how far it is with the next question. */
import { api } from "../../../lib/wire/api";
import type { LabProgress, LabQuestion, LabReport, ReportInfo } from "../../../lib/wire/types";

/** How often one looks how far it is, in ms. */
const LOOK = 1000;

export class LabSession {
  progress = $state.raw<LabProgress | null>(null);
  reports = $state.raw<readonly ReportInfo[]>([]);
  /** The one whose figures stand beside the cards. */
  report = $state.raw<LabReport | null>(null);
  shown = $state(0);
  trouble = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  readonly isBusy = $derived(this.progress !== null && this.progress.state !== "failed");

  constructor(
    private readonly id: string,
    private readonly key: string,
  ) {}

  look = async (): Promise<void> => {
    clearTimeout(this.timer);
    try {
      const found = await api.lab(this.id, this.key);
      const newest = found.reports[0]?.number ?? 0;
      if (newest !== (this.reports[0]?.number ?? 0)) {
        this.report = found.report;
        this.shown = newest;
      }
      this.progress = found.progress;
      this.reports = found.reports;
    } catch (problem) {
      this.trouble = problem;
    }
    if (this.isBusy && !this.isOver) this.timer = setTimeout(() => void this.look(), LOOK);
  };

  async ask(question: LabQuestion): Promise<void> {
    this.trouble = null;
    try {
      this.progress = await api.askLab(this.id, question);
      await this.look();
    } catch (problem) {
      this.trouble = problem;
    }
  }

  cancel = async (): Promise<void> => {
    await api.cancelLab(this.id);
    await this.look();
  };

  async show(number: number): Promise<void> {
    this.report = await api.setReport(this.id, number, this.key);
    this.shown = number;
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }
}
