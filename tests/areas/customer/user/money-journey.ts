import type { Application } from '#src/contract/entities/applications/application.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { renderApp } from '#tests/setup/render-app.tsx'
import type { RenderAppOptions, SignedIn } from '#tests/setup/render-app.tsx'
import { bodyOf, given, PROFILE, readToApply } from '#tests/server/services/shared/journey.ts'

export interface MoneyOptions {
  language?: 'en' | 'hi'
  profile?: Partial<Record<keyof typeof PROFILE, string | number>>
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
    bodyOf(await browser.post(`/api/user/${userId}`, { ...PROFILE, ...profile }))
    const draft = await browser.post('/api/applications', { product_type: 'Personal Loans' })
    appId = bodyOf<{ app_id: string }>(draft).app_id
    await browser.post('/api/cookies/save', { name: 'appId', value: appId })
    const [bureau] = given('credit_score')
    if (score) bodyOf(await browser.post('/api/consents', bureau))
    await more?.(appId, signedIn)
  }
  const rendered = await renderApp(path, { actor: 'consumerA', language, prepare, ...(company && { company }) })
  return { ...rendered, appId }
}

export const offersOf = async (browser: Browser, appId: string, query = ''): Promise<OffersAnswer> =>
  bodyOf(await browser.get(`/api/offers/${appId}${query}`))

export const applicationsOf = async (browser: Browser): Promise<Application[]> =>
  bodyOf<{ data: Application[] }>(await browser.get('/api/applications')).data

export async function applyTo(browser: Browser, appId: string, lenderId: number): Promise<Application> {
  const path = `/api/applications/${appId}/apply`
  return bodyOf<{ data: Application }>(await browser.post(path, await readToApply(browser, appId, lenderId))).data
}
