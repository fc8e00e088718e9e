import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Switched } from '#src/contract/entities/catalogue/switch-many.ts'
import { lenders } from '#server/db/schema.ts'
import { creditCards } from '#server/db/schema-products.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { listAudit } from '#tests/setup/list-audit.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'

let server: TestServer
let admin: Browser
beforeAll(async () => {
  server = await makeTestServer()
  admin = (await server.signInAdmin(1)).browser
})
afterAll(() => server.close())

async function switchMany(kind: 'lender' | 'credit_card', ids: readonly number[], on: 0 | 1): Promise<Switched> {
  const answer = await admin.post('/api/switch-many', { kind, ids, on })
  expect(answer.status).toBe(200)
  return answer.body as Switched
}
const lenderIds = async (count: number) =>
  (await server.deps.db.select().from(lenders).where(eq(lenders.lender_status, 1)).limit(count)).map(
    ({ lender_id }) => lender_id,
  )

it('switches what was chosen and nothing else, tells what stood so already, and can be taken back', async () => {
  const ids = await lenderIds(3)
  const [first = 0, second = 0, third = 0] = ids
  expect(await switchMany('lender', [first], 0)).toEqual({ changed: [first], unchanged: [], refused: [] })
  const off = await switchMany('lender', ids, 0)
  expect(off.unchanged).toEqual([first])
  expect([...off.changed].sort()).toEqual([second, third].sort())
  const rows = await server.deps.db.select().from(lenders).where(eq(lenders.lender_status, 0))
  expect(ids.every((id) => rows.some(({ lender_id }) => lender_id === id))).toBe(true)
  expect((await switchMany('lender', ids, 1)).changed).toHaveLength(3)
})

it('what lacks something is refused with the reason, and keeps nobody else from being changed', async () => {
  const created = await admin.post('/api/create-lender', { name: 'Unfinished-Finance' })
  const { lender_id } = created.body as { lender_id: number }
  const [other = 0] = await lenderIds(1)
  await switchMany('lender', [other], 0)
  const answer = await switchMany('lender', [other, lender_id, 999_999], 1)
  expect(answer.changed).toEqual([other])
  expect(answer.refused).toEqual([
    { id: lender_id, reason: expect.stringMatching(/^A lender that is on needs these filled in: \w/) as string },
    { id: 999_999, reason: 'errors:not_found' },
  ])
})

it('each change is in the history of its record, and the whole in the log', async () => {
  const cards = await server.deps.db.select().from(creditCards).limit(2)
  const ids = cards.map(({ category_id }) => category_id).sort((a, b) => a - b)
  const before = (await listAudit(server.deps.db)).length
  await server.deps.db.update(creditCards).set({ status: 1 }).where(inArray(creditCards.category_id, ids))
  await switchMany('credit_card', ids, 0)
  const noted = (await listAudit(server.deps.db)).slice(before)
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
  expect((await admin.post('/api/switch-many', { kind: 'lender', ids, on: 0 })).status).toBe(422)
})
