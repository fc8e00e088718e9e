import type { GUIDE_PAGES } from '#src/contract/pages/guide-pages.ts'

/** The guides in their order, by what each explains. */
export const GUIDES = [
  { kind: 'personal', page: 'guidePersonal' },
  { kind: 'gold', page: 'guideGold' },
  { kind: 'business', page: 'guideBusiness' },
  { kind: 'housing', page: 'guideHousing' },
  { kind: 'cards', page: 'guideCards' },
] as const satisfies readonly { kind: string; page: keyof typeof GUIDE_PAGES }[]
export type GuideKind = (typeof GUIDES)[number]['kind']

/** The questions of each guide. */
export const QUESTIONS = ['first', 'second', 'third'] as const
