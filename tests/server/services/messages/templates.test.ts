import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serviceWords } from '#src/contract/rules/messages/service-events.ts'
import { storedAuditLog, storedMessageTemplates } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { BodyTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { SMS_TEMPLATE } from '#tests/setup/message-templates.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

describe.each(engines())('templates of messages on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterEach(() => server.reset())
  afterAll(() => server.close())

  const admin = async () => (await server.signInAdmin(1)).browser
  type Desk = Awaited<ReturnType<typeof admin>>
  const create = async (desk: Desk, body: BodyTo<'createMessageTemplate'> = SMS_TEMPLATE) =>
    (await desk.call('createMessageTemplate', { body })).data.template_id
  const list = async (desk: Desk) => (await desk.call('listMessageTemplates')).data
  const one = async (desk: Desk, id: number) => (await list(desk)).find(({ template_id }) => template_id === id)

  it('are written as drafts, taken into use, replaced by a version, and taken out of use; each act is in the log', async () => {
    const desk = await admin()
    const first = await create(desk)
    expect(await one(desk, first)).toMatchObject({ ...SMS_TEMPLATE, version: 1, state: 'draft', replaced: false })
    await desk.call('registerMessageTemplate', { params: { id: first } })
    const answer = await desk.call('editMessageTemplate', {
      params: { id: first },
      body: { ...SMS_TEMPLATE, name: 'Papers' },
    })
    const second = answer.data.template_id
    // Until the new one is in use, the old one stays.
    expect(await one(desk, first)).toMatchObject({ state: 'registered', replaced: true })
    expect(await one(desk, second)).toMatchObject({ version: 2, state: 'draft', name: 'Papers' })
    await desk.call('registerMessageTemplate', { params: { id: second } })
    expect(await one(desk, first)).toMatchObject({ state: 'retired' })
    const reason = { reason: 'The wording misled' }
    await desk.call('retireMessageTemplate', { params: { id: second }, body: reason })
    expect(await one(desk, second)).toMatchObject({ state: 'retired', retired_reason: 'The wording misled' })
    expect(await desk.status('retireMessageTemplate', { params: { id: second }, body: reason })).toBe(409)
    const acts = await storedAuditLog(server, { object: `template:${second}` })
    expect(acts.map(({ action }) => action)).toEqual(['template.edit', 'template.register', 'template.retire'])
  })

  it('of one version have one next version, though two people write it', async () => {
    const desk = await admin()
    const first = await create(desk)
    const answers = await Promise.all([
      desk.answer('editMessageTemplate', { params: { id: first }, body: SMS_TEMPLATE }),
      desk.answer('editMessageTemplate', { params: { id: first }, body: SMS_TEMPLATE }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await storedMessageTemplates(server)).toHaveLength(2)
  })

  it('of SMS are not used without what the operators gave; a version keeps its channel', async () => {
    const desk = await admin()
    for (const field of ['entity_id', 'header', 'dlt_id', 'dlt_id_hi']) {
      const id = await create(desk, { ...SMS_TEMPLATE, [field]: '' })
      expect(await desk.status('registerMessageTemplate', { params: { id } }), field).toBe(409)
    }
    const mail = { ...SMS_TEMPLATE, channel: 'email' as const, ...serviceWords('with_the_lender', 'email'), header: '' }
    const first = await create(desk)
    const other = await desk.answer('editMessageTemplate', { params: { id: first }, body: untyped(mail) })
    expect([other.status, other.body]).toMatchObject([422, { errors: { channel: expect.any(String) as string } }])
    const id = await create(desk, { ...mail, entity_id: '', dlt_id: '', dlt_id_hi: '' })
    await desk.call('registerMessageTemplate', { params: { id } })
  })

  it('that sell are refused as service messages, in either language', async () => {
    const desk = await admin()
    for (const changes of [
      { text: `${SMS_TEMPLATE.text} See our offers` },
      { text_hi: `${SMS_TEMPLATE.text_hi} नया ऑफ़र देखें` },
    ]) {
      const { status, body } = await desk.answer('createMessageTemplate', { body: { ...SMS_TEMPLATE, ...changes } })
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, Object.keys(changes)])
    }
    expect(await list(desk)).toEqual([])
  })
})
