import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHostTable } from '#server/cached/host-table.ts'
import { checkOrigin } from '#server/http/origin.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { changePartners, storedPartners } from '#tests/builders/partner.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>x</title><!--brand--></head><body><!--app--><!--boot--></body></html>'

describe.each(engines())('host names of partners on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine, web: { template: () => TEMPLATE, files: () => null, prerenderer: null } })
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const idOf = async (code: string) => {
    const [row] = await storedPartners(server, { code })
    return row?.partner_id ?? 0
  }
  const save = async (code: string, hosts: unknown) =>
    admin.answer('updatePartnerHosts', { params: { id: await idOf(code) }, body: untyped({ hosts }) })
  const hostsOf = async (code: string) => (await admin.call('getPartnerByName', { params: { name: code } })).hosts
  const brandAt = async (address: string) => {
    const text = await (await server.app.fetch(new Request(address))).text()
    return /"brand":\{"code":"(\w+)"/.exec(text)?.[1]
  }

  it('shows the brand on the next page, after parameter and path, and no longer once it is taken away', async () => {
    const page = 'http://loans.bazaar.example'
    expect(await brandAt(`${page}/`)).toBe('cl')
    expect((await save('bazaarmitr', ['loans.bazaar.example', 'b2.example'])).status).toBe(200)
    expect(await brandAt(`${page}/`)).toBe('bazaarmitr')
    expect(await brandAt('http://LOANS.Bazaar.example.:8443/')).toBe('bazaarmitr')
    expect(await brandAt(`${page}/campuskey`)).toBe('campuskey')
    expect(await brandAt(`${page}/?partner=neemleaf`)).toBe('neemleaf')
    expect(await brandAt(`${page}/?partner=nobody`)).toBe('cl')
    const offline = await server.app.fetch(new Request(`${page}/offline.html`))
    expect(await offline.text()).toContain('BazaarMitra')
    expect(await brandAt('http://other.bazaar.example/')).toBe('cl')
    expect((await save('bazaarmitr', ['b2.example'])).status).toBe(200)
    expect(await brandAt(`${page}/`)).toBe('cl')
    expect(await brandAt('http://b2.example/')).toBe('bazaarmitr')
  })

  it('belongs to one partner or brand alone, whose name the refusal says', async () => {
    await save('bazaarmitr', ['mine.example'])
    for (const [code, host, holder] of [
      ['cl', 'mine.example', 'BazaarMitra Retail'],
      ['cl', 'campuskey.example', 'CampusKey'],
      ['bazaarmitr', 'shop.localhost', 'CreditLane'],
    ] as const) {
      const { status, body } = await save(code, ['free.example', host])
      expect([status, body]).toMatchObject([
        409,
        {
          code: 'conflict',
          message: `${host} belongs to ${holder} already.`,
          errors: { hosts: 'This host name belongs to somebody else' },
        },
      ])
    }
    expect(await hostsOf('cl')).toEqual([])
    expect(await brandAt('http://free.example/')).toBe('cl')
    expect((await save('bazaarmitr', ['mine.example'])).status).toBe(200)
  })

  it('goes to one of two who save it at the same time', async () => {
    const answers = await Promise.all([save('cl', ['race.example']), save('bazaarmitr', ['race.example'])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await save('cl', [])
  })

  it.each([
    'Loans.example',
    'https://loans.example',
    'loans.example:443',
    'loans.example/path',
    'loans.example.',
    'localhost',
    '10.0.0.1',
    '[::1]',
    '1.2',
    '-a.example',
    'a-.example',
    'a..example',
    '*.example',
    'a_b.example',
    'ऋण.example',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}example`,
    '',
    ' ',
    null,
    7,
  ])('%j is no host name, and changes nothing', async (host) => {
    const before = await hostsOf('bazaarmitr')
    expect((await save('bazaarmitr', ['fine.example', host])).status).toBe(422)
    expect(await hostsOf('bazaarmitr')).toEqual(before)
  })

  it('takes twenty names, each once', async () => {
    const many = Array.from({ length: 21 }, (_, at) => `h${at}.example`)
    expect((await save('bazaarmitr', many)).status).toBe(422)
    expect((await save('bazaarmitr', ['a.example', 'a.example'])).status).toBe(422)
    expect((await save('bazaarmitr', many.slice(1))).status).toBe(200)
  })

  it('of a partner that is switched off shows the default brand', async () => {
    await save('bazaarmitr', ['off.example'])
    const set = (status: number) => changePartners(server, { code: 'bazaarmitr' }, { status })
    await set(0)
    await server.deps.hosts.refresh()
    expect(await brandAt('http://off.example/')).toBe('cl')
    expect((await save('cl', ['off.example'])).status).toBe(409)
    await set(1)
  })

  it('reaches another process within half a minute', async () => {
    const other = createHostTable(server.deps.db, server.clock, server.deps.log)
    expect(await other.find('late.example')).toBeNull()
    await save('bazaarmitr', ['late.example'])
    expect(await other.find('late.example')).toBeNull()
    server.clock.set(new Date(server.clock.now().getTime() + 30_000))
    expect(await other.find('late.example:443')).toBe('bazaarmitr')
    server.clock.set(null)
  })
})

describe('the table of host names', () => {
  it('keeps what it knows while the database is away, and asks nothing for addresses', async () => {
    let answers = 0
    const broken = { select: () => ({ from: () => ({ where: () => Promise.reject(new Error(`${(answers += 1)}`)) }) }) }
    const errors: unknown[] = []
    const clock = { now: () => new Date(0) }
    const table = createHostTable(broken as never, clock, { error: (...told: unknown[]) => void errors.push(told) })
    expect(await table.find('127.0.0.1:4000')).toBeNull()
    expect(await table.find('[::1]')).toBeNull()
    expect(answers).toBe(0)
    expect(await table.find('a.example')).toBeNull()
    expect(await table.find('a.example')).toBeNull()
    expect([answers, errors.length]).toEqual([1, 1])
  })

  it('lets pages of a saved host write, where the origin is configured', async () => {
    const env = { publicOrigin: 'https://main.example', brandOrigins: ['https://brand.example'] }
    const hosts = { find: (host: string) => Promise.resolve(host === 'saved.example' ? 'cl' : null) }
    const check = (url: string, origin: string) =>
      checkOrigin(new Request(url, { method: 'POST', headers: { origin, 'sec-fetch-site': 'same-origin' } }), {
        env,
        hosts,
        brands: { fresh: () => Promise.resolve(REGISTRY) },
      } as never)
    await check('http://saved.example/api/x', 'https://saved.example')
    await check('http://main.example/api/x', 'https://main.example')
    // A brand's own host needs no setting: whoever published it has agreed to it with a second person.
    await check('http://campuskey.example/api/x', 'https://campuskey.example')
    for (const [url, origin] of [
      ['http://main.example/api/x', 'https://saved.example'],
      ['http://saved.example/api/x', 'http://saved.example'],
      ['http://unknown.example/api/x', 'https://unknown.example'],
    ] as const)
      await expect(check(url, origin)).rejects.toMatchObject({ code: 'bad_origin' })
  })
})
