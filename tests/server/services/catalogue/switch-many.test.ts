import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import {
  addAnySlab,
  changeCreditCards,
  leaveUntold,
  storedCreditCards,
  storedLenders,
  UNTOLD,
} from '#tests/builders/catalogue.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
let admin: Browser
beforeAll(async () => {
  server = await makeTestServer()
  admin = (await server.signInAdmin(1)).browser
  await server.database.keep()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const switchMany = (kind: 'lender' | 'credit_card', ids: number[], on: 0 | 1) =>
  admin.call('switchMany', {
    body: { kind, ids, on },
  })
const lenderIds = async (count: number) =>
  (await storedLenders(server, { lender_status: 1 })).slice(0, count).map(({ lender_id }) => lender_id)

it('switches what was chosen and nothing else, tells what stood so already, and can be taken back', async () => {
  const ids = await lenderIds(3)
  const [first = 0, second = 0, third = 0] = ids
  expect(await switchMany('lender', [first], 0)).toEqual({ changed: [first], unchanged: [], refused: [] })
  const off = await switchMany('lender', ids, 0)
  expect(off.unchanged).toEqual([first])
  expect([...off.changed].sort()).toEqual([second, third].sort())
  const rows = await storedLenders(server, { lender_status: 0 })
  expect(ids.every((id) => rows.some(({ lender_id }) => lender_id === id))).toBe(true)
  for (const id of ids) await addAnySlab(server, id)
  expect((await switchMany('lender', ids, 1)).changed).toHaveLength(3)
})

it('what lacks something is refused with the reason, and keeps nobody else from being changed', async () => {
  const created = await admin.call('createLender', { body: { name: 'Unfinished-Finance' } })
  const { lender_id } = created
  const [other = 0] = await lenderIds(1)
  await switchMany('lender', [other], 0)
  await addAnySlab(server, other)
  const answer = await switchMany('lender', [other, lender_id, 999_999], 1)
  expect(answer.changed).toEqual([other])
  expect(answer.refused).toEqual([
    { id: lender_id, reason: expect.stringMatching(/^A lender that is on needs these filled in: \w/) as string },
    { id: 999_999, reason: 'errors:not_found' },
  ])
})

it('a lender goes live once what is open of it is signed, and its history tells what', async () => {
  const [first = 0, second = 0] = await lenderIds(2)
  const ids = [first, second]
  for (const id of ids) await addAnySlab(server, id)
  await leaveUntold(server, { lender_id: ids })
  await switchMany('lender', ids, 0)
  const signing = (signed?: { id: number; without: LenderProperty[] }[]) =>
    admin.call('switchMany', { body: { kind: 'lender', ids, on: 1, signed } })
  const reason = 'Whoever switches this lender on confirms that it goes live without: Partner since'
  const refused = (id: number) => ({ id, reason, without: UNTOLD })
  expect(await signing()).toEqual({ changed: [], unchanged: [], refused: ids.map(refused) })
  expect(await signing([{ id: first, without: UNTOLD }])).toEqual({
    changed: [first],
    unchanged: [],
    refused: [refused(second)],
  })
  const entry = (await storedAuditLog(server)).findLast(({ object }) => object === `lender:${first}`)
  expect(entry).toMatchObject({ before: { lender_status: 0 }, after: { lender_status: 1, without: UNTOLD } })
})

it('each change is in the history of its record, and the whole in the log', async () => {
  const cards = (await storedCreditCards(server)).slice(0, 2)
  const ids = cards.map(({ category_id }) => category_id).sort((a, b) => a - b)
  const before = (await storedAuditLog(server)).length
  await changeCreditCards(server, { category_id: ids }, { status: 1 })
  await switchMany('credit_card', ids, 0)
  const noted = (await storedAuditLog(server)).slice(before)
  expect(noted.map(({ action, object, after }) => [action, object, after])).toEqual([
    ...ids.map((id) => ['card.update', `credit_card:${id}`, { status: 0 }]),
    ['records.switch', null, { kind: 'credit_card', on: 0, asked: 2, changed: 2, unchanged: 0, refused: 0 }],
  ])
})

it.each([
  ['nothing', []],
  ['one twice', [1, 1]],
  ['more than fit a page', Array.from({ length: 501 }, (_, at) => at + 1)],
  ['no number', ['1']],
])('refuses %s', async (_, ids) => {
  expect(await admin.status('switchMany', { body: untyped({ kind: 'lender', ids, on: 0 }) })).toBe(422)
})
