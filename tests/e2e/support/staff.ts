import type { Page } from '@playwright/test'
import type { Product } from '../../setup/product.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { expect } from './fixtures.ts'
import { expectHindi } from './hindi.ts'
import { words } from './words.ts'
import type { Language } from './words.ts'

export const PASSWORD = 'Demo@12345'
/** What somebody who was invited chooses. */
export const CHOSEN = 'a sentence that is long'

/**
 * Signs in one of the demo's admins or partners, for journeys that are not about signing in: what the screen asks of the
 * server is asked directly. Opens nothing.
 */
export async function enterAs(page: Page, product: Product, email: string, language: Language = 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: product.origin }])
  const ask = async (path: string, data: object): Promise<{ token?: string }> => {
    const answer = await page.request.post(product.origin + path, { data, headers: { origin: product.origin } })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as { token?: string }
  }
  const [area, name] = email.startsWith('partner') ? ['partner', 'p_atkn'] : ['admin', 'a_atkn']
  const { token } = await ask(`/api/${area}/login`, { email, password: PASSWORD })
  await ask('/api/cookies/save', { name, value: token })
}

/** How the crawl and the days of the staff look at pages: on a desk in English and on a phone in Hindi. */
export const STAFF_LOOKS = [
  { language: 'en', width: 1440 },
  { language: 'hi', width: 360 },
] as const
export type StaffLook = (typeof STAFF_LOOKS)[number]

/** Signs in on the screen, as somebody does in the morning. */
export async function comeToWork(page: Page, { origin }: Product, email: string, look: StaffLook): Promise<void> {
  const { language, width } = look
  const w = words(language)
  await page.setViewportSize({ width, height: 800 })
  await page.context().addCookies([{ name: 'lang', value: language, url: origin }])
  await page.goto(`${origin}/admin/login`)
  await page.getByLabel(w('staff:signIn.email'), { exact: true }).fill(email)
  await page.getByLabel(w('staff:signIn.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: w('staff:signIn.submit') }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** Looks at a page that stands: whether all of it is in its language, fits, and can be used by everybody. `typed`: what nobody translates. */
export const pageReader =
  (page: Page, { language }: StaffLook, typed: readonly string[]) =>
  async (what: string): Promise<void> => {
    await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0)
    if (language === 'hi') await expectHindi(page, what, typed)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, what)
  }

/** Shows the code from the own mail that keys, webhooks and people of a partner ask for. */
export async function showMailedCode(page: Page, product: Product, email: string): Promise<void> {
  const w = words('en')
  const dialog = page.getByRole('dialog', { name: w('partner-code:title') })
  // The same address gets a code every 30 seconds at most.
  if ((await product.outbox(email)).length > 0) await product.letPass(31)
  await dialog.getByRole('button', { name: w('partner-code:send') }).click()
  await expect(dialog.getByText(w('partner-code:sent', { email }))).toBeVisible()
  const [sent] = await product.outbox(email)
  await dialog.getByLabel(w('partner-code:code'), { exact: true }).fill(sent?.code ?? '')
  await dialog.getByRole('button', { name: w('partner-code:confirm') }).click()
  await expect(dialog).toHaveCount(0)
}

/** Follows the link in the mail to somebody who was invited, and chooses a password. */
export async function choosePassword(page: Page, product: Product, email: string): Promise<void> {
  const w = words('en')
  const link = async () => /\S+set-password#\S+/.exec((await product.outbox(email))[0]?.text ?? '')?.[0] ?? ''
  await expect.poll(link, { timeout: 30_000 }).not.toBe('')
  const { pathname, hash } = new URL(await link())
  await page.goto(product.origin + pathname + hash)
  await page.getByLabel(w('staff-link:new'), { exact: true }).fill(CHOSEN)
  await page.getByRole('button', { name: w('staff-link:save') }).click()
  await expect(page.getByText(w('staff-link:done'))).toBeVisible()
}

/** A walk in pieces, so that no test takes long. */
export function inPieces<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
}
