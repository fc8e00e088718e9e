import type { Application } from '#src/contract/entities/applications/application.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { given, PROFILE, readToApply } from '#tests/server/services/shared/journey.ts'
import type { BodyTo, Browser } from '#tests/setup/browser.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { RenderAppOptions, SignedIn } from '#tests/setup/screens/render-app.tsx'

export interface MoneyOptions {
  language?: 'en' | 'hi'
  profile?: BodyTo<'updateUser'>
  /** The consent to ask for the score is given before the page opens; default true. */
  score?: boolean
  /** Who runs the site: then it is no demonstration. */
  company?: RenderAppOptions['company']
  /** After the draft is open. */
  more?: (appId: string, signedIn: SignedIn) => Promise<void>
}

/** Opens a page as a customer with a complete profile and an open draft. */
export async function openMoney(path: string, options: MoneyOptions = {}) {
  const { language = 'en', profile = {}, score = true, company, more } = options
  let appId = ''
  const prepare: RenderAppOptions['prepare'] = async (signedIn) => {
    const { browser, userId, server } = signedIn
    server.deps.limits.profile = 'relaxed'
    await browser.call('updateUser', { params: { id: userId }, body: { ...PROFILE, ...profile } })
    appId = (await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })).app_id
    await browser.call('saveCookie', { body: { name: 'appId', value: appId } })
    const [bureau] = given('credit_score')
    if (score) await browser.call('giveConsent', { body: bureau })
    await more?.(appId, signedIn)
  }
  const rendered = await renderApp(path, { actor: 'consumerA', language, prepare, ...(company && { company }) })
  return { ...rendered, appId }
}

export const offersOf = (browser: Browser, appId: string): Promise<OffersAnswer> =>
  browser.call('getOffers', { params: { appId } })

export const applicationsOf = async (browser: Browser): Promise<Application[]> =>
  (await browser.call('listApplications')).data

export async function applyTo(browser: Browser, appId: string, lenderId: number): Promise<Application> {
  return (await browser.call('applyToLender', { params: { appId }, body: await readToApply(browser, appId, lenderId) }))
    .data
}
