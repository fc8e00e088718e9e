import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPublishedLoans } from '#server/cached/published-loans.ts'
import { lenders } from '#server/db/schema/catalogue.ts'
import { createWeb } from '#server/http/shell/web.ts'
import type { PublishedLoans } from '#src/contract/finance/published-range.ts'
import { addAnySlab } from '#tests/builders/catalogue.ts'
import type { Browser, BodyTo } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const DEAREST = 'KreditBee'

describe('what is on offer', () => {
  let server: TestServer
  let admin: Browser
  let dearest: number
  beforeAll(async () => {
    server = await makeTestServer()
    server.clock.set(new Date('2026-11-22T18:45:00Z'))
    admin = (await server.signInAdmin(1)).browser
    const [row] = await server.deps.db.select().from(lenders).where(eq(lenders.name, DEAREST))
    if (!row) throw new Error(`no ${DEAREST}`)
    dearest = row.lender_id
    await addAnySlab(server, dearest)
  })
  afterAll(() => server.close())

  const update = (property: BodyTo<'updateLender'>['property'], value: number) =>
    admin.call('updateLender', { body: { lender_id: dearest, property, value } })
  const range = async () => {
    const personal = (await server.deps.published.get())?.loans.personal
    if (!personal) throw new Error('no personal loans')
    return personal
  }
  const bootOf = async () => {
    const { deps } = server
    const web = createWeb(
      deps.env,
      { template: () => '<html lang="en"><!--brand--><!--boot-->', files: () => null, prerenderer: null },
      deps,
    )
    const url = new URL('http://localhost/')
    const text = await (await web(new Request(url), url)).text()
    const boot = /id="boot">([^<]*)</.exec(text)?.[1] ?? '{}'
    return (JSON.parse(boot) as { published: PublishedLoans }).published
  }

  it('is in every page, with its day', async () => {
    const boot = await bootOf()
    // In India it is the next day already.
    expect(boot.as_of).toEqual({ en: '23 Nov 2026', hi: '23 नवंबर 2026' })
    expect(Object.keys(boot.loans).sort()).toEqual(['business', 'gold', 'housing', 'personal'])
    expect(boot).toEqual(await server.deps.published.get())
  })

  it('follows a lender that is changed, switched off or deleted, at once', async () => {
    const before = await range()
    await update('processing_fee_pct', 6)
    const dearer = await range()
    expect(dearer.apr_max).toBeGreaterThan(before.apr_max)
    expect(dearer.fee_max).toBe(6)
    await update('lender_status', 0)
    const without = await range()
    expect(without.apr_max).toBeLessThan(before.apr_max)
    await update('lender_status', 1)
    await admin.call('removeLender', { body: { lender_id: dearest } })
    expect(await range()).toEqual(without)
  })

  it('is the same object while nothing changes, so that a page is drawn once', async () => {
    const known = await server.deps.published.get()
    await server.deps.published.refresh()
    expect(await server.deps.published.get()).toBe(known)
  })

  it('is left out, and said in the log, while the database cannot be read', async () => {
    const errors: unknown[] = []
    const away = createPublishedLoans({} as never, server.clock, {
      error: (...told: unknown[]) => void errors.push(told),
    })
    expect(await away.get()).toBeNull()
    expect(JSON.stringify(errors)).toContain('published loans not read')
  })
})
