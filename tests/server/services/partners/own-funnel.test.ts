import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWeb } from '#server/http/shell/web.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import type { FunnelConfig } from '#src/contract/entities/partners/funnel-config.ts'
import { PLAIN_FUNNEL } from '#src/contract/entities/partners/funnel-config.ts'
import { lastAudit } from '#tests/builders/log.ts'
import { changePartners } from '#tests/builders/partner.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const ALL = { products: true, order: true, fields: true, headline: true, colours: true }
const OWN: FunnelConfig = {
  products: ['gold', 'personal'],
  fields: [],
  headline: { en: 'Loans for shopkeepers', hi: 'दुकानदारों के लिए लोन' },
  colours: { primary: '#AA0055', secondary: '#112233' },
}
const SENTINEL = 'Sentinel of the other partner'
const B = 'bazaarmitr'

describe.each(engines())("a partner's own funnel on %s", (engine) => {
  let server: TestServer
  let a: Browser
  let b: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    await changePartners(server, {}, { funnel: ALL })
    await server.deps.funnels.refresh()
    a = (await server.signInPartner('a')).browser
    b = (await server.signInPartner('b')).browser
  })
  afterAll(() => server.close())

  const read = (who: Browser) => who.call('getOwnFunnel')
  const draft = async (who: Browser, config: object = OWN, state?: string) =>
    who.answer('saveFunnelDraft', { body: untyped({ state: state ?? (await read(who)).state, config }) })
  const publish = async (who: Browser, config: object = OWN) => {
    expect((await draft(who, config)).status).toBe(200)
    return who.answer('publishFunnel', { body: { state: (await read(who)).state } })
  }
  /** The brand in the boot data of a page, as the browser gets it. */
  const bootOf = async (address: string): Promise<Brand> => {
    const web = createWeb(
      server.deps.env,
      { template: () => '<html lang="en"><!--brand--><!--boot-->', files: () => null, prerenderer: null },
      server.deps,
    )
    const url = new URL(address, 'http://localhost')
    const text = await (await web(new Request(url), url)).text()
    const boot = /id="boot">([^<]*)</.exec(text)?.[1] ?? '{}'
    return (JSON.parse(boot) as { brand: Brand }).brand
  }

  it('shows customers nothing of a draft, and what is published on its own pages alone', async () => {
    const before = await bootOf(`/?partner=${B}`)
    expect(before).toEqual(JSON.parse(JSON.stringify(REGISTRY.find(B))))
    expect((await draft(b)).status).toBe(200)
    expect(await bootOf(`/?partner=${B}`)).toEqual(before)
    expect((await publish(b)).status).toBe(200)
    const shown = { headline: OWN.headline, kinds: OWN.products, ...OWN.colours }
    expect(await bootOf(`/?partner=${B}`)).toMatchObject(shown)
    expect(await bootOf(`/${B}/partner/login`)).toMatchObject(shown)
    for (const other of ['/', '/?partner=cl', '/?partner=nobody', '/cl/partner/login'])
      expect((await bootOf(other)).headline).toBeUndefined()
  })

  it('obeys a switch that the admin turns off, from the next page on', async () => {
    await publish(b)
    const admin = (await server.signInAdmin(1)).browser
    const off = { property: 'headline', value: false } as const
    await admin.call('updatePartnerFunnel', { params: { id: 2 }, body: off })
    expect(await bootOf(`/?partner=${B}`)).toMatchObject({ kinds: OWN.products })
    expect((await bootOf(`/?partner=${B}`)).headline).toBeUndefined()
    expect(await draft(b)).toMatchObject({ status: 422, body: { errors: { headline: expect.any(String) as string } } })
    expect((await draft(b, { ...OWN, headline: null })).status).toBe(200)
  })

  it('refuses who began from something older, and writes nothing then', async () => {
    const { state } = await read(a)
    expect((await draft(a, OWN, state)).status).toBe(200)
    const kept = await read(a)
    const other = { ...OWN, products: ['cards'] }
    expect((await draft(a, other, state)).status).toBe(409)
    expect(await a.status('publishFunnel', { body: { state } })).toBe(409)
    expect(await a.status('rollBackFunnel', { body: { state, version: 0 } })).toBe(409)
    expect(await read(a)).toEqual(kept)
  })

  it('rolls back to an earlier version and to the plain brand, each a new version, audited', async () => {
    await publish(b)
    await publish(b, { ...OWN, products: ['cards'] })
    const rollBack = async (version: number) =>
      b.status('rollBackFunnel', { body: { state: (await read(b)).state, version } })
    expect(await rollBack(99)).toBe(404)
    const first = (await read(b)).versions.at(-1)?.version ?? 0
    expect(await rollBack(first)).toBe(200)
    expect((await bootOf(`/?partner=${B}`)).kinds).toEqual(OWN.products)
    const entry = await lastAudit(server)
    expect(entry).toMatchObject({ action: 'funnel.roll-back', object: 'partner:2' })
    expect(await rollBack(0)).toBe(200)
    expect(await bootOf(`/?partner=${B}`)).toEqual(JSON.parse(JSON.stringify(REGISTRY.find(B))))
    const { versions, published } = await read(b)
    expect(published).toEqual(PLAIN_FUNNEL)
    expect(versions.map(({ status }) => status)).toEqual(['published', 'replaced', 'replaced', 'replaced'])
  })

  it("tells one partner nothing of another's, and touches nothing of it", async () => {
    const secret = { ...OWN, headline: { en: SENTINEL, hi: SENTINEL } }
    await publish(b, secret)
    await draft(b, secret)
    const kept = await read(b)
    const answers = [
      await a.answer('getOwnFunnel'),
      await publish(a),
      await a.answer('rollBackFunnel', { body: { state: (await read(a)).state, version: 0 } }),
    ]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(SENTINEL)
    expect(await read(b)).toEqual(kept)
  })

  it('is shown to no customer once the partner is switched off', async () => {
    await publish(b)
    await changePartners(server, { partner_id: 2 }, { status: 0 })
    await server.deps.funnels.refresh()
    expect((await bootOf(`/?partner=${B}`)).kinds).toBeUndefined()
  })
})
