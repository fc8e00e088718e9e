import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDiskFileStore } from '#server/adapters/files/disk-file-store.ts'
import { createS3FileStore } from '#server/adapters/files/s3-file-store.ts'
import { settableClock } from '#server/clock.ts'
import type { CreditCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import { addCreditCards, addUploads, removeCreditCards, storedCreditCards } from '#tests/builders/catalogue.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import { imageForm, photo, PNG, png } from '#tests/setup/images.ts'
import { outgoingOfATest } from '#tests/setup/others/outgoing.ts'
import { signatureProblem } from '#tests/setup/others/s3-signature.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, textLike } from '../shared/journey.ts'

const CARD = 104
const NAME = 'img_abcdefghijklmnopqrstuv.png'

describe.each(engines())("the admin's cards on %s", (engine) => {
  let server: TestServer
  let admin: Browser
  let seeded: CreditCardRow[] | undefined
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))
  beforeEach(async () => {
    seeded ??= await storedCreditCards(server)
    await removeCreditCards(server)
    await addCreditCards(server, seeded)
  })

  const list = () => admin.call('listAdminCards')
  const card = async (id = CARD) => (await list()).find((each) => each.category_id === id)
  const shown = async () => (await server.browser().call('listCreditCards')).data
  const save = (property: unknown, value: unknown, category_id: unknown = CARD) =>
    admin.answer('updateCreditCard', { body: untyped({ category_id, property, value }) })
  const createCard = async (category_name: string) => {
    await admin.call('createCreditCard', { body: { category_name } })
    return (await list()).find((each) => each.category_name === category_name)
  }
  const keepUpload = (name: string) =>
    addUploads(server, {
      name,
      mime: 'image/png',
      bytes: 1,
      label: 'x',
      created_by: 1,
      created_at: server.deps.clock.now(),
    })
  const lastAudit = async (action: string) => (await storedAuditLog(server, { action })).at(-1)

  it('are all there, on or off, by sort_order', async () => {
    await save('status', 0)
    await save('sort_order', 0, 109)
    const cards = await list()
    expect(cards[0]?.category_id).toBe(109)
    expect(cards.map((each) => each.sort_order)).toEqual(cards.map((each) => each.sort_order).toSorted((a, b) => a - b))
    expect(cards.find((each) => each.category_id === CARD)).toMatchObject({
      status: 0,
      utm_link: textLike(/UNIQUE_ID/),
    })
  })

  it.each([
    ['category_name', 'Tamarind Every-Day_2'],
    ['sort_order', 7],
    ['category_img_thumb', `/uploads/${NAME}`],
    ['key_feature', '3% back on चाय'],
    ['key_feature_hi', 'चाय पर 3% वापस'],
    ['annual_fee', '₹999 + GST'],
    ['annual_fee_hi', '₹999 और GST'],
    ['marketing_bullets_hi', ['एक', '']],
    ['marketing_bullets', ['One', 'Two']],
    ['marketing_bullets', []],
    ['secured', 1],
  ])('%s is saved, noted with before and after, and customers see it', async (property, value) => {
    if (property === 'category_img_thumb') await keepUpload(NAME)
    const before = Reflect.get((await card()) ?? {}, property) as unknown
    expect((await save(property, value)).status).toBe(200)
    expect(await card()).toHaveProperty(property, value)
    expect((await shown()).find((each) => each.category_id === CARD)).toHaveProperty(property, value)
    expect(await lastAudit('card.update')).toMatchObject({
      actor: 'admin:1',
      object: `credit_card:${CARD}`,
      before: { [property]: before },
      after: { [property]: value },
    })
  })

  it('an edit that began from an older value is refused, with what is there now', async () => {
    const edit = (value: string, expected: string) =>
      admin.answer('updateCreditCard', { body: { category_id: CARD, property: 'annual_fee', value, expected } })
    const before = (await card())?.annual_fee ?? ''
    expect((await edit('₹1', before)).status).toBe(200)
    expect(await edit('₹2', before)).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: { present: '"₹1"', changed_by: textLike(/\S/) } },
    })
    expect((await card())?.annual_fee).toBe('₹1')
    expect((await edit('₹1', before)).status).toBe(200)
    expect((await edit(before, '₹1')).status).toBe(200)
    expect((await card())?.annual_fee).toBe(before)
  })

  it('a card that is switched off is no longer offered', async () => {
    await save('status', 0)
    expect((await shown()).map((each) => each.category_id)).not.toContain(CARD)
  })

  it.each([
    ['a property outside the list', 'issuer', 'Evil Bank', 'property'],
    ['a property of every object', 'constructor', 'x', 'property'],
    ['a column', 'deleted_at', null, 'property'],
    ['a name with other signs', 'category_name', '<b>Card</b>', 'value'],
    ['an empty name', 'category_name', ' ', 'value'],
    ['a sort order in words', 'sort_order', '7', 'value'],
    ['a sort order below 0', 'sort_order', -1, 'value'],
    ['nothing', 'annual_fee', null, 'value'],
    ['a script as link', 'utm_link', 'javascript:alert(1)', 'value'],
    ['a link without encryption', 'utm_link', 'http://bank.example/UNIQUE_ID', 'value'],
    ['a link with a password', 'utm_link', 'https://user:pw@bank.example/UNIQUE_ID', 'value'],
    ['a link to a number address', 'utm_link', 'https://127.0.0.1/UNIQUE_ID', 'value'],
    ['a link to an IPv6 address', 'utm_link', 'https://[::1]/UNIQUE_ID', 'value'],
    ['a link to a number in disguise', 'utm_link', 'https://2130706433/UNIQUE_ID', 'value'],
    ['a link to a machine nearby', 'utm_link', 'https://localhost/UNIQUE_ID', 'value'],
    ['a link into a private network', 'utm_link', 'https://cards.internal/UNIQUE_ID', 'value'],
    ['an empty bullet', 'marketing_bullets', ['One', ' '], 'value'],
    ['text as bullets', 'marketing_bullets', 'One', 'value'],
    ['a switch that is neither', 'status', 2, 'value'],
    ['a switch in words', 'secured', '1', 'value'],
    ['blanks as text', 'key_feature', ' ', 'value'],
    ['a picture from a script', 'category_img_thumb', 'data:image/svg+xml,x', 'value'],
    ['a picture that was never uploaded', 'category_img_thumb', '/uploads/img_zyxwvutsrqponmlkjihgfe.webp', 'value'],
    ['a name that we do not give', 'category_img_thumb', '/uploads/nope.webp', 'value'],
    ['a picture elsewhere', 'category_img_thumb', 'https://x/a.png', 'value'],
    ['a way out of the folder', 'category_img_thumb', `/uploads/../uploads/${NAME}`, 'value'],
  ])('%s is refused and nothing changes', async (_, property, value, field) => {
    const before = await list()
    const answer = await save(property, value)
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation', errors: { [field]: textLike(/\S/) } } })
    expect(await list()).toEqual(before)
  })

  it('a new card comes last, switched off', async () => {
    expect(await admin.answer('createCreditCard', { body: { category_name: ' New card ' } })).toMatchObject({
      status: 200,
      body: { message: 'Credit card created successfully!' },
    })
    const cards = await list()
    expect(cards.at(-1)).toMatchObject({ category_name: 'New card', status: 0, secured: 0, marketing_bullets: [] })
    expect((await shown()).map((each) => each.category_name)).not.toContain('New card')
    expect(await lastAudit('card.create')).toMatchObject({ after: { category_name: 'New card' } })
    for (const category_name of ['', ' ', 'Card & Co', 'कार्ड', 'a'.repeat(121)])
      expect(await admin.status('createCreditCard', { body: { category_name } })).toBe(422)
    expect(await list()).toHaveLength(cards.length)
  })

  it('a card is not switched on before customers have what they need, and the refusal says what is missing', async () => {
    const { category_id } = (await createCard('Half a card')) ?? {}
    const needs = [
      [
        'key_feature',
        'For everybody',
        'key features, key features in Hindi, annual fees, annual fees in Hindi, UTM link',
      ],
      ['key_feature_hi', 'सबके लिए', 'key features in Hindi, annual fees, annual fees in Hindi, UTM link'],
      ['utm_link', 'https://bank.example/?c=UNIQUE_ID', 'annual fees, annual fees in Hindi, UTM link'],
      ['annual_fee', '₹0', 'annual fees, annual fees in Hindi'],
      ['annual_fee_hi', '₹0', 'annual fees in Hindi'],
    ] as const
    for (const [property, value, missing] of needs) {
      expect(await save('status', 1, category_id)).toMatchObject({
        status: 422,
        body: { code: 'validation', errors: { value: `Before switching this card on, fill in: ${missing}` } },
      })
      expect((await card(category_id))?.status).toBe(0)
      expect((await shown()).map((each) => each.category_id)).not.toContain(category_id)
      expect((await save(property, value, category_id)).status).toBe(200)
    }
    expect((await save('status', 1, category_id)).status).toBe(200)
    expect((await shown()).map((each) => each.category_id)).toContain(category_id)
    // What customers see of it can no longer be emptied.
    for (const [property] of needs) expect((await save(property, '', category_id)).status).toBe(422)
  })

  it('features need their Hindi too before a card is switched on, and one that is on stays on', async () => {
    const { category_id } = (await createCard('Half a card')) ?? {}
    for (const [property, value] of [
      ['key_feature', 'For everybody'],
      ['key_feature_hi', 'सबके लिए'],
      ['annual_fee', '₹0'],
      ['annual_fee_hi', '₹0'],
      ['utm_link', 'https://bank.example/?c=UNIQUE_ID'],
      ['marketing_bullets', ['One', 'Two']],
      ['marketing_bullets_hi', ['एक', '']],
    ] as const)
      expect((await save(property, value, category_id)).status).toBe(200)
    expect(await save('status', 1, category_id)).toMatchObject({
      status: 422,
      body: { errors: { value: 'Before switching this card on, fill in: features in Hindi' } },
    })
    expect((await save('marketing_bullets_hi', ['एक', 'दो'], category_id)).status).toBe(200)
    expect((await save('status', 1, category_id)).status).toBe(200)
    expect((await save('marketing_bullets', ['One', 'Two', 'Three'], category_id)).status).toBe(200)
    expect((await shown()).find((each) => each.category_id === category_id)).toMatchObject({
      marketing_bullets: ['One', 'Two', 'Three'],
      marketing_bullets_hi: ['एक', 'दो'],
    })
  })

  it('says what is missing in the language of the reader', async () => {
    const { category_id } = (await createCard('Half a card')) ?? {}
    const body = { category_id, property: 'status', value: 1 }
    const answer = await admin.answer('updateCreditCard', { body: untyped(body), headers: { 'accept-language': 'hi' } })
    expect(answer).toMatchObject({
      body: {
        errors: { value: textLike(/मुख्य ख़ूबियाँ, मुख्य ख़ूबियाँ \(हिंदी में\), सालाना फ़ीस, सालाना फ़ीस \(हिंदी में\), UTM लिंक$/) },
      },
    })
  })

  it('a removed card is gone for everybody, keeps its row, and can no longer be edited', async () => {
    const { category_id } = { category_id: CARD }
    await admin.call('removeCreditCard', { body: { category_id } })
    expect(await card()).toBeUndefined()
    expect((await shown()).map((each) => each.category_id)).not.toContain(CARD)
    const [row] = await storedCreditCards(server, { category_id: CARD })
    expect(row?.deleted_at).toBeInstanceOf(Date)
    expect(await lastAudit('card.remove')).toMatchObject({ object: `credit_card:${CARD}` })
    expect((await save('status', 1)).status).toBe(404)
    expect(await admin.status('removeCreditCard', { body: { category_id } })).toBe(404)
    expect((await save('status', 1, 99_999)).status).toBe(404)
  })

  it('a removed card stays removed, whoever edits it at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { category_id = 0 } = (await createCard(`Brief ${round}`)) ?? {}
      const [edited, removed] = await Promise.all([
        save('key_feature', 'Points', category_id),
        admin.status('removeCreditCard', { body: { category_id } }),
      ])
      expect(removed).toBe(200)
      expect([200, 404, 409]).toContain(edited.status)
      const [row] = await storedCreditCards(server, { category_id })
      expect(row?.deleted_at).toBeInstanceOf(Date)
    }
  })

  const upload = (bytes: Uint8Array, name?: string, path?: string) =>
    admin.answer('uploadImage', { raw: imageForm(bytes, name, path) })
  const open = async (path: string) => server.app.fetch(new Request(`http://127.0.0.1:4000${path}`))

  it('a picture is drawn anew, kept under a name of ours and served so that it can do nothing', async () => {
    const { file } = bodyOf(await upload(await photo('jpeg', 40, 30), '../../etc/pass wd.svg', '../x logo'))
    expect(file).toMatch(/^\/uploads\/img_[\w-]{22}\.webp$/)
    const answer = await open(file)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    const kept = Buffer.from(await answer.arrayBuffer())
    expect(kept.toString('latin1', 8, 12)).toBe('WEBP')
    expect(kept.includes('Made by Asha')).toBe(false)
    expect((await save('category_img_thumb', file)).status).toBe(200)
    expect(await lastAudit('image.upload')).toMatchObject({ object: file })
    expect(await save('category_img_thumb', file.replace('img_', 'gmi_'))).toMatchObject({
      status: 422,
      body: { errors: { value: 'Upload a picture first' } },
    })
    const second = bodyOf(await upload(PNG)).file
    expect((await save('category_img_thumb', second)).status).toBe(200)
    const back = { category_id: CARD, property: 'category_img_thumb', value: file, expected: second } as const
    await admin.call('updateCreditCard', { body: back })
    expect((await card())?.category_img_thumb).toBe(file)
  })

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['a renamed program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]), 415],
    ['half a PNG', PNG.subarray(0, 40), 422],
    ['a picture 4097 pixels wide', png(4_097, 1), 422],
    ['nothing', Buffer.alloc(0), 422],
    ['more than 5 MB', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])('%s is refused', async (_, bytes, status) => {
    const answer = await upload(bytes)
    expect(answer).toMatchObject({ status, body: { message: textLike(/\S/) } })
    expect(await lastAudit('image.upload')).toBeUndefined()
  })

  it('a form without a label, with two files or none, or that is no form, is refused', async () => {
    const post = (raw: BodyInit, headers = {}) => admin.status('uploadImage', { raw, headers })
    const twice = imageForm(PNG)
    twice.append('image_name', new Blob([new Uint8Array(PNG)]), 'b.png')
    const other = imageForm(PNG)
    other.append('folder', '/etc')
    expect((await upload(PNG, 'a.png', '')).status).toBe(422)
    expect(await post(twice)).toBe(422)
    expect(await post(other)).toBe(422)
    expect(await post(new FormData())).toBe(422)
    expect(await post('{}', { 'content-type': 'application/json' })).toBe(415)
    expect(await post('x', { 'content-type': 'multipart/form-data; boundary=y' })).toBe(415)
  })

  it('nothing but our own names is served', async () => {
    for (const path of [
      '/uploads/',
      '/uploads/x.png',
      '/uploads/..%2Fsecret-key',
      '/uploads/img_abcdefghijklmnopqrstuv.svg',
    ])
      expect((await open(path)).status).toBe(404)
  })
})

describe('the stores', () => {
  it('the disk keeps a file whole and answers null for what is not there', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'creditlane-files-')), 'uploads')
    const store = createDiskFileStore(folder)
    expect(await store.get(NAME)).toBeNull()
    await store.put(NAME, PNG, 'image/png')
    expect(await store.get(NAME)).toEqual(PNG)
    expect(readdirSync(folder)).toEqual([NAME])
    await expect(store.put('../x.png', PNG, 'image/png')).rejects.toThrow()
    expect(await store.get('../../secret-key')).toBeNull()
    rmSync(folder, { recursive: true })
  })

  it('a bucket gets requests that it finds signed, and gives the file back', async () => {
    const files = new Map<string, { bytes: Buffer; type: string | undefined }>()
    const refused: string[] = []
    const bucket = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const bytes = Buffer.concat(parts)
        const problem = signatureProblem(request, bytes, { region: 'ap-south-1', accessKeyId: 'key', secret: 'secret' })
        if (problem) {
          refused.push(problem)
          return response.writeHead(403).end()
        }
        if (request.method === 'PUT') files.set(request.url ?? '', { bytes, type: request.headers['content-type'] })
        const kept = files.get(request.url ?? '')
        return response.writeHead(kept ? 200 : 404).end(request.method === 'GET' ? kept?.bytes : undefined)
      })
    })
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
    const { port } = bucket.address() as AddressInfo
    const target = outgoingOfATest().to('files')
    const endpoint = `http://127.0.0.1:${port}`
    const options = { target, endpoint, bucket: 'cards', region: 'ap-south-1', accessKeyId: 'key' }
    const clock = settableClock()
    const store = createS3FileStore({ ...options, secretAccessKey: 'secret', clock })
    expect(await store.get(NAME)).toBeNull()
    await store.put(NAME, PNG, 'image/png')
    expect([...files]).toEqual([[`/cards/uploads/${NAME}`, { bytes: PNG, type: 'image/png' }]])
    expect(await store.get(NAME)).toEqual(new Uint8Array(PNG))
    expect(refused).toEqual([])
    for (const wrong of [{ secretAccessKey: 'other' }, { secretAccessKey: 'secret', region: 'eu-west-1' }])
      await expect(createS3FileStore({ ...options, ...wrong, clock }).get(NAME)).rejects.toThrow('answered 403')
    expect(refused).toEqual(['signature', 'scope'])
    bucket.close()
    bucket.closeAllConnections()
    await expect(store.put(NAME, PNG, 'image/png')).rejects.toThrow()
  })

  it('the bucket of these tests checks as the published rules say', () => {
    // The GET of the published examples.
    const headers = {
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
    }
    const keys = {
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    }
    const request = { method: 'GET', url: '/test.txt', headers }
    expect(signatureProblem(request, Buffer.from(''), keys)).toBeNull()
    expect(signatureProblem(request, Buffer.from('x'), keys)).toBe('bytes')
    expect(signatureProblem({ ...request, method: 'PUT' }, Buffer.from(''), keys)).toBe('not all of it is signed')
    expect(signatureProblem({ ...request, url: '/other' }, Buffer.from(''), keys)).toBe('signature')
  })
})
