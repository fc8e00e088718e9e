import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import type { AuditLogRow } from '#src/contract/endpoints/admin/audit.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { PLAIN_LENDER } from '../shared/journey.ts'

describe.each(engines())('what the activity log is read by, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const log = async (query: QueryTo<'listAuditLog'> = {}) => (await admin.call('listAuditLog', { query })).rows

  it('names records and people, whatever number an entry holds', async () => {
    await writeAudit(server.deps, {
      actor: 'admin:1',
      action: 'lender-revenue.create',
      object: `lender:${PLAIN_LENDER}`,
      after: { lender_id: PLAIN_LENDER, revenue_type_id: 9_999_999_999, deep: { lender_group_ids: [1] } },
    })
    const [entry] = await log({ action: 'lender-revenue.create' })
    expect(entry?.actor_name).toEqual(expect.any(String))
    expect(Object.keys(entry?.names ?? {}).sort()).toEqual([`lender:${PLAIN_LENDER}`, 'lender-group:1'].sort())
  })

  it('leaves out what only says that a session had ended by itself, until it is asked for', async () => {
    for (const code of ['session_idle', 'session_expired', 'forbidden'])
      await writeAudit(server.deps, {
        actor: 'anonymous',
        action: 'denied',
        after: { call: 'POST /api/admin/logout', code },
      })
    const codes = (rows: AuditLogRow[]) => rows.map(({ after }) => (after as { code: string }).code).sort()
    expect(codes(await log({ action: 'denied' }))).toEqual(['forbidden'])
    expect(codes(await log({ action: 'denied', ended: 'shown' }))).toEqual([
      'forbidden',
      'session_expired',
      'session_idle',
    ])
    expect(await admin.status('listAuditLog', { query: { ended: 'hidden' } })).toBe(422)
  })
})
