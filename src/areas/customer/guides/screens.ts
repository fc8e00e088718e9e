import { screen } from '#src/ui/screen-row.ts'
import type { ScreenRow } from '#src/ui/screen-row.ts'

const SHARED = ['guides', 'guide-titles', 'landing', 'products', 'kind', 'calculator']

/** The guides come apart from the other screens, so that nobody else carries their addresses. */
export const GUIDE_SCREENS = {
  guides: screen(() => import('./GuidesPage.tsx'), 'GuidesPage', SHARED),
  guidePersonal: screen(() => import('./personal-loan/PersonalGuidePage.tsx'), 'PersonalGuidePage', [
    ...SHARED,
    'guide-personal',
  ]),
  guideGold: screen(() => import('./gold-loan/GoldGuidePage.tsx'), 'GoldGuidePage', [...SHARED, 'guide-gold', 'gold']),
  guideBusiness: screen(() => import('./business-loan/BusinessGuidePage.tsx'), 'BusinessGuidePage', [
    ...SHARED,
    'guide-business',
  ]),
  guideHousing: screen(() => import('./home-loan/HousingGuidePage.tsx'), 'HousingGuidePage', [
    ...SHARED,
    'guide-housing',
    'housing',
  ]),
  guideCards: screen(() => import('./credit-cards/CardGuidePage.tsx'), 'CardGuidePage', [...SHARED, 'guide-cards']),
} satisfies Record<string, ScreenRow>
