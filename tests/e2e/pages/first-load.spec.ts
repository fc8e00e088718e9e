import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Request, Response } from '@playwright/test'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { folderOf } from '#src/contract/pages/page-row.ts'
import { expect, test } from '../support/fixtures.ts'
import { signInAndComplete } from '../support/journey.ts'
import { enterAs } from '../support/staff.ts'

const KB = 1000
const total = (bodies: readonly Buffer[], pack = (body: Buffer) => body): number =>
  bodies.reduce((sum, body) => sum + pack(body).length, 0) / KB

/**
 * The next screens are not part of the first load: a visitor who saves data is not sent them ahead, so that everything
 * that arrives is what this page needed, however long it takes.
 */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

// The worker comes later than the page, and fetches what it keeps.
test.use({ serviceWorkers: 'block' })

/** Devanagari comes on top, in three weights with all its joined letters: what that is today, so that it does not grow. */
const FONT_KB = { en: 45, hi: 151 }
const SCREENS = ['/', '/verification'].flatMap((path) =>
  (['en', 'hi'] as const).map((language) => ({ path, language })),
)

for (const { path, language } of SCREENS) {
  test(`first load of ${path} stays within its budget, in ${language}`, async ({ context, page, product }) => {
    await context.addCookies([{ name: 'lang', value: language, url: product.origin }])
    const answers: Response[] = []
    page.on('response', (response) => void answers.push(response))
    await page.addInitScript(saveData)
    await page.goto(product.origin + path, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const bodies = (type: string) =>
      Promise.all(answers.filter((each) => each.request().resourceType() === type).map((each) => each.body()))
    const scripts = await bodies('script')

    expect(scripts.length).toBeLessThanOrEqual(4)
    expect(total(scripts, (body) => gzipSync(body, { level: 9 }))).toBeLessThanOrEqual(150)
    expect(total(scripts, brotliCompressSync)).toBeLessThanOrEqual(130)
    expect(total(await bodies('font'))).toBeLessThanOrEqual(FONT_KB[language])
    expect(answers.map((each) => each.url()).join(' ')).not.toMatch(/Admin|Partner|calendar/)
    expect(scripts.join(' ')).not.toMatch(/MuiDrawer|admin\/masquerade/)
  })
}

test('the whole build is 150 scripts at most', () => {
  const scripts = readdirSync('dist/client/assets').filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeLessThanOrEqual(150)
})

const inBuild = (file: string) => readFileSync(`dist/${file}`, 'utf8')

test('each script that runs ahead stands behind what it imports, so that it runs itself alone', () => {
  const importsOf = (file: string) =>
    [...inBuild(`client/${file}`).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => `assets/${name}`)
  const always = [...inBuild('client/index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
  const pages = JSON.parse(inBuild('preloads.json')) as Record<string, { files: { en: string[] }; ahead: string[] }>
  expect(pages['offers']?.ahead).not.toEqual([])
  for (const [page, { files, ahead }] of Object.entries(pages)) {
    const here = new Set([...always, ...files.en.filter((file) => file.endsWith('.js'))])
    for (const file of here) for (const name of importsOf(file)) here.add(name)
    for (const file of ahead) {
      expect(
        importsOf(file).filter((name) => !here.has(name)),
        `${page}: ${file}`,
      ).toEqual([])
      here.add(file)
    }
  }
})

test('no page of a customer brings the library of the back offices, not ahead either', () => {
  const pages = JSON.parse(inBuild('preloads.json')) as Record<PageKey, { files: { en: string[] }; ahead: string[] }>
  const screens = (Object.keys(pages) as PageKey[]).filter((page) => folderOf(PAGES[page]).startsWith('customer/'))
  expect(screens).toContain('userDetail')
  const library = (page: PageKey) =>
    [...pages[page].files.en, ...pages[page].ahead].filter((file) => /(theme|parts)-/.test(file))
  expect(screens.flatMap((page) => library(page).map((file) => `${page}: ${file}`))).toEqual([])
  expect(library('dashboard')).not.toEqual([])
})

/** Screens of somebody who is signed in, and in how many files their code comes; forms bring more. */
const SIGNED_IN = [
  { path: '/user/offers', files: 8 },
  { path: '/user/application-status', files: 8 },
  { path: '/user/credit-score', files: 8 },
  { path: '/my-tickets', files: 13 },
]

test('a screen behind a sign-in asks the server once, and all its scripts at once', async ({ page, product }) => {
  await signInAndComplete(page, product, 'en')
  await page.getByRole('article').first().waitFor()
  await page.addInitScript(saveData)
  for (const { path, files: most } of SIGNED_IN) {
    const asked: string[] = []
    const note = (request: Request) => void asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    const answer = await page.goto(product.origin + path, { waitUntil: 'networkidle' })
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    page.off('request', note)
    expect(
      asked.filter((each) => each.startsWith('/api/')),
      path,
    ).toHaveLength(1)
    const html = (await answer?.text()) ?? ''
    const files = asked.filter((each) => /\.(js|css)$/.test(each))
    expect(
      files.filter((each, at) => files.indexOf(each) !== at),
      `fetched twice on ${path}`,
    ).toEqual([])
    const scripts = asked.filter((each) => each.endsWith('.js'))
    const later = scripts.filter((each) => !html.includes(each)).map((each) => each.replace(/-[\w-]{8}\.js$/, ''))
    // What nobody waits for: it comes when the screen stands.
    expect(
      later.filter((each) => !LATER.test(each)),
      path,
    ).toEqual([])
    expect(scripts.length - later.length, path).toBeLessThanOrEqual(most)
  }
})

const LATER = /\/(IdleWatch|CustomerPlaces|bottom-bar|sw)$/

/** The first screen of each back office: files of its code, kilobytes of them packed, and what its first visit ends with. */
const WORK_BEGINS = [
  { path: '/admin', email: 'admin@demo.test', files: 12, kilobytes: 310, first: 'h1' },
  { path: '/partner', email: 'partner@demo.test', files: 15, kilobytes: 333, first: '#field-link' },
]

for (const { path, email, files, kilobytes, first } of WORK_BEGINS)
  test(`${path} comes in few files and asks the server once`, async ({ page, product }) => {
    await enterAs(page, product, email)
    // A partner's first link is made at their first visit.
    await page.goto(product.origin + path, { waitUntil: 'networkidle' })
    await page.locator(first).waitFor()
    const answers: Response[] = []
    page.on('response', (response) => void answers.push(response))
    await page.addInitScript(saveData)
    const answer = await page.goto(product.origin + path, { waitUntil: 'networkidle' })
    await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0)
    const html = (await answer?.text()) ?? ''
    const named = answers.filter((each) => html.includes(new URL(each.url()).pathname))
    const scripts = named.filter((each) => each.request().resourceType() === 'script')
    expect(scripts.length).toBeLessThanOrEqual(files)
    const bodies = await Promise.all(scripts.map((each) => each.body()))
    expect(total(bodies, (body) => gzipSync(body, { level: 9 }))).toBeLessThanOrEqual(kilobytes)
    const calls = answers.filter((each) => each.url().includes('/api/')).map((each) => new URL(each.url()).pathname)
    expect(calls).toEqual(['/api/opening'])
    // The name of the other language has a file of its few letters: the whole script is for Hindi words.
    expect(answers.map((each) => each.url()).filter((url) => url.includes('devanagari'))).toEqual([])
  })
