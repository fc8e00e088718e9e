import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import { PROFILE } from '#tests/server/services/shared/journey.ts'
import type { Browser } from '#tests/setup/browser.ts'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

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
  await browser.call('updateUser', { params: { id: userId }, body: given({ ...PROFILE, ...BUSINESS_PROFILE }) })
  const { app_id } = await browser.call('createApplication', { body: { product_type: 'Business Loans' } })
  await browser.call('updateApplicationDetails', { params: { appId: app_id }, body: given(BUSINESS_DETAILS) })
  return app_id
}

export const detailsOf = async (browser: Browser, appId: string): Promise<ApplicationDetails> =>
  (await browser.call('getApplicationDetails', { params: { appId } })).data
