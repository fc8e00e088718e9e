import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'

/** What a practice bank does with a card, and how many seconds after the step before. A PAN that ends in Z is refused. */
export const CARD_STORY = [
  [10, 'received'],
  [5, 'in_review'],
  [10, 'decision'],
] as const satisfies readonly (readonly [seconds: number, step: ApplicationStatus | 'decision'])[]
