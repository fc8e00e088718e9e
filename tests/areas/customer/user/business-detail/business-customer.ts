import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import type { Browser } from '#tests/setup/browser.ts'
import type { SignedIn } from '#tests/setup/render-app.tsx'
import { bodyOf, PROFILE } from '#tests/server/services/shared/journey.ts'

/** What a business is asked beyond the profile of a personal loan. */
export const BUSINESS_PROFILE = { business_registration_type: 1, business_years: 4, business_current_turnover: 3 }
export const BUSINESS_DETAILS = {
  business_nature: 4,
  business_gross_profit: 3,
  loan_amount: 300_000,
  tenure_months: 24,
}

/** Opens a draft for a business whose form has every answer, less what `without` names. */
export async function openBusiness(
  { browser, userId }: Pick<SignedIn, 'browser' | 'userId'>,
  without: readonly string[] = [],
): Promise<string> {
  const given = (all: object) => Object.fromEntries(Object.entries(all).filter(([field]) => !without.includes(field)))
  await browser.post(`/api/user/${userId}`, given({ ...PROFILE, ...BUSINESS_PROFILE }))
  const { app_id } = bodyOf<{ app_id: string }>(
    await browser.post('/api/applications', { product_type: 'Business Loans' }),
  )
  bodyOf(await browser.post(`/api/applications/${app_id}/details`, given(BUSINESS_DETAILS)))
  return app_id
}

export const detailsOf = async (browser: Browser, appId: string): Promise<ApplicationDetails> =>
  bodyOf<{ data: ApplicationDetails }>(await browser.get(`/api/applications/${appId}/details`)).data
