import type { ProductKindName } from '../brands/brand.ts'
import type { PageRow } from './page-row.ts'

/** How a product works and what it costs, for everybody. Without a kind: the list of them. */
const guide = <const Path extends string>(path: Path, titleKey: string, kind?: ProductKindName) => ({
  area: 'customer' as const,
  paths: [path] as const,
  titleKey,
  titles: 'guide-titles',
  frame: 'full' as const,
  guard: 'none' as const,
  weight: 'seldom' as const,
  prerendered: true as const,
  beforeIdentity: true as const,
  ...(kind && { kind }),
})

export const GUIDE_PAGES = {
  guides: guide('/guides', 'guides'),
  guidePersonal: guide('/guides/personal-loan', 'guidePersonal', 'personal'),
  guideGold: guide('/guides/gold-loan', 'guideGold', 'gold'),
  guideBusiness: guide('/guides/business-loan', 'guideBusiness', 'business'),
  guideHousing: guide('/guides/home-loan', 'guideHousing', 'housing'),
  guideCards: guide('/guides/credit-cards', 'guideCards', 'cards'),
} satisfies Record<string, PageRow>
