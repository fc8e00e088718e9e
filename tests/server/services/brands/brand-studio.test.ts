import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBrandTable } from '#server/cached/brand-table.ts'
import { PREVIEW_SIZE, previewPath } from '#server/http/shell/public-face.ts'
import { createWeb } from '#server/http/shell/web.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import type { BrandStudio } from '#src/contract/entities/brands/brand-studio.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { INVENTED_COMPANY } from '#src/contract/entities/shared/company.ts'
import type { Company } from '#src/contract/entities/shared/company.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { addPartners, changeBrandVersions, changePartners, storedPartners } from '#tests/builders/partner.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { logoForm, PNG } from '#tests/setup/images.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const NEW = 'm1234567'
const HOST = 'loans.meenakari.example'
const WHY = 'Agreed on the phone'

describe.each(engines())('the white-label studio on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let partnerId: number
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    await addPartners(server, { name: 'Meenakari Mart', code: NEW, merchant_id: 'M-9', utm_id: 'mm' })
    partnerId = (await storedPartners(server, { code: NEW }))[0]?.partner_id ?? 0
    await Promise.all([server.deps.brands.refresh(), server.deps.funnels.refresh()])
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const studio = (id = partnerId): Promise<BrandStudio> => admin.call('getBrandStudio', { params: { id } })
  const theme = async (changes: Partial<BrandTheme> = {}): Promise<BrandTheme> => ({
    name: 'Meenakari Mart',
    primary: '#F2A65A',
    secondary: '#5B1F3D',
    font: 'poppins',
    logo: null,
    co_brand: null,
    headline: null,
    products: ['personal', 'gold'],
    hosts: [HOST],
    support: null,
    ...changes,
  })
  const save = async (changes: Partial<BrandTheme> = {}, id = partnerId, revision?: number | null) =>
    admin.answer('saveBrandDraft', {
      params: { id },
      body: {
        revision: revision === undefined ? ((await studio(id)).draft?.revision ?? null) : revision,
        theme: await theme(changes),
      },
    })
  /** Only one administrator is there: what takes two is done at once, and the log says so. */
  const publish = async (changes: Partial<BrandTheme> = {}, id = partnerId) => {
    const saved = await save(changes, id)
    expect(saved.status).toBe(200)
    const revision = (await studio(id)).draft?.revision ?? 0
    return admin.call('publishBrand', { params: { id }, body: { revision, reason: WHY } })
  }
  /** The brand in the boot data of a page, and its head. */
  const pageAt = async (address: string): Promise<{ brand: Brand; html: string; flavour: string }> => {
    const web = createWeb(
      server.deps.env,
      { template: () => '<html lang="en"><!--brand--><!--boot-->', files: () => null, prerenderer: null },
      server.deps,
    )
    const url = new URL(address)
    const html = await (await web(new Request(url), url)).text()
    const boot = JSON.parse(/id="boot">([^<]*)</.exec(html)?.[1] ?? '{}') as { brand: Brand; flavour: string }
    return { ...boot, html }
  }

  it('shows customers nothing of a draft, and a 34th brand on its own host from the next page on', async () => {
    expect(await studio()).toMatchObject({ state: 'none', live: null, live_version: 0, draft: null, own: null })
    expect((await save()).status).toBe(200)
    expect((await pageAt(`http://${HOST}/`)).brand.code).toBe('cl')
    expect(await publish()).toMatchObject({ waits: false })
    const { brand, html } = await pageAt(`http://${HOST}/`)
    expect(brand).toMatchObject({ code: NEW, name: 'Meenakari Mart', primary: '#F2A65A', kinds: ['personal', 'gold'] })
    expect(html).toContain('--brand:#F2A65A')
    expect(html).toContain(`/icons/${NEW}.v1-192.png`)
    expect((await pageAt(`http://other.example/?partner=${NEW}`)).brand.name).toBe('Meenakari Mart')
    expect((await pageAt(`http://other.example/${NEW}`)).brand.name).toBe('Meenakari Mart')
    expect(await studio()).toMatchObject({ state: 'published', live_version: 1, draft: null, live: { hosts: [HOST] } })
    const info = await admin.call('getPartnerTheme', { params: { code: NEW } })
    expect(info.data.partner_code).toBe(NEW)
  })

  it('names its own grievance officer once two people agree, and the one of the settings before that and without one', async () => {
    const officer = {
      name: { en: 'P. Sen', hi: 'पी. सेन' },
      email: 'officer@meena.example',
      phone: '033 5550 1234',
    }
    const named = async () => {
      const { html } = await pageAt(`http://${HOST}/need-help`)
      return (JSON.parse(/id="boot">([^<]*)</.exec(html)?.[1] ?? '') as { company: Company }).company.officer
    }
    for (const [wrong, path] of [
      [{ ...officer, email: 'meena' }, 'theme.officer.email'],
      [{ ...officer, phone: 'ask us' }, 'theme.officer.phone'],
      [{ ...officer, name: { en: 'P. Sen', hi: '' } }, 'theme.officer.name.hi'],
    ] as const)
      expect(await save({ officer: wrong })).toMatchObject({
        status: 422,
        body: { errors: { [path]: expect.any(String) as string } },
      })
    await publish()
    expect(await named()).toEqual(INVENTED_COMPANY.officer)
    expect(await save({ officer })).toMatchObject({ status: 200 })
    expect(await named()).toEqual(INVENTED_COMPANY.officer)
    await publish({ officer })
    expect(await named()).toEqual(officer)
    const { browser } = await server.signInCustomer({ partner: NEW })
    const request = { name: 'Asha Patil', email: 'asha@example.com', phone: '9876543210', description: 'Where is it?' }
    const { ticket } = await browser.call('createHelpRequest', { body: request })
    await admin.call('escalateDeskTicket', { params: { ticket }, body: { reason: 'No answer for a month' } })
    await runDueJobs(server.deps)
    expect(server.deps.outbox?.list(officer.email)).toHaveLength(1)
    await publish({ officer: null })
    expect(await named()).toEqual(INVENTED_COMPANY.officer)
  })

  it('is known to another process within three seconds', async () => {
    const other = createBrandTable(server.deps.db, server.clock, server.deps.log)
    const at = server.clock.now().getTime()
    server.clock.set(new Date(at))
    expect((await other.fresh()).isCode(NEW)).toBe(false)
    await publish()
    server.clock.set(new Date(at + 1_000))
    expect((await other.fresh()).isCode(NEW)).toBe(false)
    server.clock.set(new Date(at + 6_000))
    expect((await other.fresh()).hostOf(HOST)?.brand).toBe(NEW)
    const [before, after] = [other.find(NEW), (await other.refresh(), other.find(NEW))]
    // Pages that were drawn for it are kept by the object.
    expect(after).toBe(before)
    server.clock.set(null)
  })

  it('changes a brand of the registry and keeps what belongs to its code', async () => {
    await addPartners(server, { name: 'Vidyapur', code: 'campuskey', merchant_id: 'M-8', utm_id: 'ck' })
    const id = (await storedPartners(server, { code: 'campuskey' }))[0]?.partner_id ?? 0
    const { own } = await studio(id)
    if (!own) throw new Error('the registry has this brand')
    await publish({ ...own, primary: '#0B6E4F' }, id)
    const { brand, flavour } = await pageAt('http://campuskey.example/')
    expect(flavour).toBe('dedicated')
    expect(brand).toMatchObject({
      primary: '#0B6E4F',
      tancApply: true,
      coBrandLogo: { lines: ['Vidyapur', 'University'] },
    })
    expect(brand.headline?.en).toBe('Need Money? Get Instant Credit With Your ID Card!*')
    expect(brand.ownHeadline).toBeUndefined()
    await admin.call('publishBrandAgain', { params: { id }, body: { version: 0, reason: WHY } })
    expect((await pageAt('http://campuskey.example/')).brand.primary).toBe('#6A2C91')
    await publish({ ...own, headline: { en: 'Pay fees in parts', hi: 'फ़ीस हिस्सों में दें' } }, id)
    expect((await pageAt('http://campuskey.example/')).brand).toMatchObject({ ownHeadline: true })
  })

  it('shows an older version again as a new one, beside a draft that stays', async () => {
    await publish({ primary: '#F2A65A' })
    await publish({ primary: '#0B6E4F' })
    await save({ primary: '#123456' })
    await admin.call('publishBrandAgain', { params: { id: partnerId }, body: { version: 1, reason: WHY } })
    const now = await studio()
    expect(now.versions.map(({ version, status }) => `${version} ${status}`)).toEqual([
      '3 published',
      '2 replaced',
      '1 replaced',
    ])
    expect(now).toMatchObject({ live: { primary: '#F2A65A' }, draft: { theme: { primary: '#123456' } } })
    expect(
      (await admin.answer('publishBrandAgain', { params: { id: partnerId }, body: { version: 9, reason: WHY } }))
        .status,
    ).toBe(404)
    const same = await admin.answer('publishBrandAgain', {
      params: { id: partnerId },
      body: { version: 3, reason: WHY },
    })
    expect(same.status).toBe(409)
  })

  it('withdrawn, whoever is in it stays signed in and sees the default brand, and the host is free again', async () => {
    await publish()
    const customer = await server.signInCustomer({ partner: NEW })
    expect((await admin.answer('withdrawBrand', { params: { id: partnerId }, body: { reason: WHY } })).status).toBe(200)
    expect((await pageAt(`http://${HOST}/`)).brand.code).toBe('cl')
    expect((await pageAt(`http://other.example/?partner=${NEW}`)).brand.code).toBe('cl')
    expect(await customer.browser.status('getUser', { params: { id: customer.userId } })).toBe(200)
    expect(await studio()).toMatchObject({ state: 'withdrawn', live: null, live_version: 1 })
    const [visit] = [await customer.browser.call('createProspect', { body: { partner: NEW } })]
    expect(visit.prospectAppId).not.toBe('')
    expect((await save({ hosts: [HOST] }, 2)).status).toBe(200)
    const back = { params: { id: partnerId }, body: { version: 1, reason: WHY } }
    expect((await admin.answer('publishBrandAgain', back)).status).toBe(200)
    expect((await pageAt(`http://${HOST}/`)).brand.code).toBe(NEW)
    expect((await admin.answer('withdrawBrand', { params: { id: 2 }, body: { reason: WHY } })).status).toBe(200)
    expect((await pageAt('http://bazaarmitra.example/')).brand.code).toBe('cl')
    expect((await admin.answer('withdrawBrand', { params: { id: 2 }, body: { reason: WHY } })).status).toBe(409)
  })

  it('shows a logo that was sent, drawn anew, and draws the icons of the version from it', async () => {
    const sent = await admin.call('uploadBrandLogo', { params: { id: partnerId }, raw: logoForm(PNG) })
    await publish({ logo: sent.file, co_brand: { name: 'Vidyapur', logo: sent.file } })
    const { brand } = await pageAt(`http://${HOST}/`)
    expect(brand.logo).toEqual({ shapes: [], picture: sent.file })
    expect(brand.coBrandLogo).toMatchObject({ lines: ['Vidyapur'], logo: { picture: sent.file } })
    const picture = await server.app.fetch(new Request(`http://${HOST}${sent.file}`))
    expect(picture.headers.get('content-type')).toBe('image/webp')
    const iconAt = async (version: number) => {
      const web = createWeb(server.deps.env, { template: () => '', files: () => null, prerenderer: null }, server.deps)
      const url = new URL(`http://${HOST}/icons/${NEW}.v${version}-192.png`)
      return web(new Request(url), url)
    }
    const icon = await iconAt(1)
    expect(icon.headers.get('content-type')).toBe('image/png')
    expect(await sharp(await icon.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
    expect((await iconAt(2)).headers.get('content-type')).not.toBe('image/png')
  })

  it('draws the pictures of link previews of the version, with its logo on them', async () => {
    const pictureAt = async (path: string) => {
      const web = createWeb(server.deps.env, { template: () => '', files: () => null, prerenderer: null }, server.deps)
      const url = new URL(`http://${HOST}${path}`)
      return web(new Request(url), url)
    }
    const path = (version: number, about = '') =>
      previewPath({ code: NEW, version }, null, 'hi').replace('-hi', `${about}-hi`)
    await publish()
    const lines = await pictureAt(path(1))
    expect(lines.headers.get('content-type')).toBe('image/png')
    const drawn = Buffer.from(await lines.arrayBuffer())
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', ...PREVIEW_SIZE })
    // What it offers has a picture of its own, what it does not offer has none.
    expect((await pictureAt(path(1, '-gold'))).headers.get('content-type')).toBe('image/png')
    expect((await pictureAt(path(1, '-cards'))).headers.get('content-type')).not.toBe('image/png')
    const sent = await admin.call('uploadBrandLogo', { params: { id: partnerId }, raw: logoForm(PNG) })
    await publish({ logo: sent.file })
    const withLogo = Buffer.from(await (await pictureAt(path(2))).arrayBuffer())
    const mark = { left: 80, top: 80, width: 96, height: 96 }
    const cut = (picture: Buffer) => sharp(picture).extract(mark).raw().toBuffer()
    expect((await cut(withLogo)).equals(await cut(drawn))).toBe(false)
    // An older version is nobody's any more.
    expect((await pictureAt(path(1))).headers.get('content-type')).not.toBe('image/png')
  })

  it('refuses a host of somebody else, whose name it says, when it is saved and when it goes live', async () => {
    await changePartners(server, { partner_id: 1 }, { hosts: ['mine.example'] })
    for (const [host, holder] of [
      ['campuskey.example', 'CampusKey'],
      ['mine.example', 'Anand Money Mart'],
      ['shop.localhost', 'CreditLane'],
    ] as const)
      expect(await save({ hosts: [host] })).toMatchObject({
        status: 409,
        body: { message: `${host} belongs to ${holder} already.` },
      })
    await save({ hosts: ['late.example'] })
    await changePartners(server, { partner_id: 1 }, { hosts: ['late.example'] })
    const body = { revision: 1, reason: WHY }
    expect((await admin.answer('publishBrand', { params: { id: partnerId }, body })).status).toBe(409)
    await changePartners(server, { partner_id: 1 }, { hosts: [] })
    expect((await admin.answer('publishBrand', { params: { id: partnerId }, body })).status).toBe(200)
    const taken = { params: { id: 1 }, body: { hosts: ['late.example'] } }
    expect((await admin.answer('updatePartnerHosts', taken)).body).toMatchObject({
      message: 'late.example belongs to Meenakari Mart already.',
    })
  })

  it('refuses the default brand, and a code that is an address', async () => {
    const refused = { status: 409, body: { message: expect.stringContaining('falls back') as string } }
    expect(await save({}, 1)).toMatchObject(refused)
    expect(await studio(1)).toMatchObject({ reserved: true })
    await changePartners(server, { partner_id: partnerId }, { code: 'products' })
    expect(await save()).toMatchObject(refused)
  })

  it('tells two people on one draft of each other, with both versions', async () => {
    await save({ primary: '#0B6E4F' }, partnerId, null)
    const second = await save({ primary: '#123456' }, partnerId, null)
    const errors = 'errors' in second.body ? second.body.errors : undefined
    expect([second.status, errors?.['changed_by']]).toEqual([409, 'Asha Rao'])
    expect(errors?.['changed_at']).toBe((await studio()).draft?.changed_at)
    expect(JSON.parse(errors?.['present'] ?? '{}')).toMatchObject({ primary: '#0B6E4F' })
    // Two who want the same are no conflict.
    expect((await save({ primary: '#0B6E4F' }, partnerId, null)).status).toBe(200)
    const late = { params: { id: partnerId }, body: { revision: 1, reason: WHY } }
    expect((await admin.answer('publishBrand', late)).status).toBe(409)
    expect((await admin.answer('removeBrandDraft', { params: { id: partnerId }, body: { revision: 1 } })).status).toBe(
      409,
    )
    expect((await admin.answer('removeBrandDraft', { params: { id: partnerId }, body: { revision: 2 } })).status).toBe(
      200,
    )
    expect((await studio()).draft).toBeNull()
  })

  it('lets a partner draft its own brand, which our people publish, and names none of them', async () => {
    const { browser, partnerId: own } = await server.signInPartner('b')
    const seen = await browser.call('getOwnBrand')
    if (!seen.own) throw new Error('the registry has this brand')
    const body = { revision: null, theme: { ...seen.own, name: 'Bazaar New' } }
    expect((await browser.answer('saveOwnBrandDraft', { body })).status).toBe(200)
    expect((await pageAt('http://bazaarmitra.example/')).brand.name).toBe('BazaarMitra')
    expect((await studio(own)).draft).toMatchObject({ changed_by: 'Sunita Das', theme: { name: 'Bazaar New' } })
    await publish({ ...seen.own, name: 'Bazaar Ours' }, own)
    expect((await pageAt('http://bazaarmitra.example/')).brand.name).toBe('Bazaar Ours')
    expect((await browser.call('getOwnBrand')).versions).toMatchObject([{ version: 1, changed_by: '' }])
  })

  it.each([
    ['a colour that is none', { primary: 'red' }, 'theme.primary'],
    ['a font that is not ours', { font: 'comicSans' }, 'theme.font'],
    ['a logo from elsewhere', { logo: 'https://evil.example/a.png' }, 'theme.logo'],
    ['a logo that nobody sent', { logo: `/uploads/img_${'a'.repeat(22)}.webp` }, 'theme.logo'],
    ['a headline that promises', { headline: { en: 'Guaranteed approval', hi: 'लोन' } }, 'theme.headline.en'],
    ['no product', { products: ['vouchers'] }, 'theme.products'],
    ['no name', { name: '' }, 'theme.name'],
    ['an address that is no host', { hosts: ['https://a.example'] }, 'theme.hosts[0]'],
    ['contacts that are none', { support: { email: 'x', phone: '1' } }, 'theme.support.email'],
  ])('refuses %s, naming the field', async (_, changes, field) => {
    const { status, body } = await admin.answer('saveBrandDraft', {
      params: { id: partnerId },
      body: untyped({ revision: null, theme: { ...(await theme()), ...changes } }),
    })
    expect([status, body]).toMatchObject([422, { errors: { [field]: expect.any(String) as string } }])
  })

  it('shows a version that does not fit the rules any more as the code has it, never half', async () => {
    await publish({}, 2)
    await changeBrandVersions(server, { partner_id: 2 }, { theme: { name: 'Broken' } })
    await server.deps.brands.refresh()
    expect((await pageAt('http://bazaarmitra.example/')).brand.name).toBe('BazaarMitra')
    expect(await studio(2)).toMatchObject({ live: null, versions: [] })
  })

  it('keeps what changed in the log', async () => {
    await publish({ primary: '#0B6E4F' })
    const entries = (await storedAuditLog(server)).filter(({ action }) => action.startsWith('brand.'))
    expect(entries).toMatchObject([
      { action: 'brand.draft', object: `partner:${partnerId}`, after: { brand: { primary: '#0B6E4F' } } },
      { action: 'brand.publish', object: `partner:${partnerId}`, after: { act: 'publish', version: 1 } },
    ])
  })
})
