import { PROFILE } from '#tests/server/services/shared/journey.ts'
import type { BodyTo } from '#tests/setup/browser.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { RenderAppOptions } from '#tests/setup/screens/render-app.tsx'

export const GOLD = {
  gold_form: 'ornaments',
  gold_weight: 40,
  gold_purity: 22,
  gold_repayment: 'emi',
  loan_amount: 2_00_000,
  tenure_months: 12,
}
export const HOME = {
  property_value: 28_00_000,
  property_pincode: '431001',
  household_income_year: 5_60_000,
  owns_home: 0,
  had_subsidy: 0,
  loan_amount: 20_00_000,
  tenure_months: 240,
}

interface SecuredOptions {
  language?: 'en' | 'hi'
  profile?: BodyTo<'updateUser'>
  /** What the application knows before the page opens. */
  details?: BodyTo<'updateApplicationDetails'>
}

/** Opens a page as a customer with a complete profile and an open draft for a gold or a housing loan. */
export async function openSecured(
  path: string,
  productType: 'Gold Loans' | 'Affordable Housing Loan',
  { language = 'en', profile = {}, details = {} }: SecuredOptions = {},
) {
  let appId = ''
  const prepare: RenderAppOptions['prepare'] = async ({ browser, userId, server }) => {
    server.deps.limits.profile = 'relaxed'
    await browser.call('updateUser', { params: { id: userId }, body: { ...PROFILE, ...profile } })
    appId = (await browser.call('createApplication', { body: { product_type: productType } })).app_id
    await browser.call('updateApplicationDetails', { params: { appId }, body: details })
    await browser.call('saveCookie', { body: { name: 'appId', value: appId } })
  }
  const rendered = await renderApp(path, { actor: 'consumerA', language, productType, prepare })
  return { ...rendered, appId }
}
