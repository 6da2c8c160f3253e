/** What may be due. Each kind has one handler, registered in `agenda-kinds.ts`; handlers must be no-ops the second time. */
export type AgendaKind = 'expire-payment' | 'advance-demo-order' | 'complete-order' | 'forget-draft'

/** The shop's list of what must happen later, driven by the object's single alarm. */
export interface Agenda {
  /** One row per (kind, ref): a second call moves it. */
  plan(kind: AgendaKind, ref: string, dueAt: Date): void
  drop(kind: AgendaKind, ref: string): void
}
