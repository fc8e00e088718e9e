import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCookieRows, saveCookieRow } from '#server/db/repositories/identity/cookies.ts'
import { isOver } from '#server/is-over.ts'
import { lockGuesses, spendGuess, waitIfLocked } from '#server/services/shared/rate-rules.ts'
import { days, minutes } from '#src/contract/rules/time.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

it('is over at its end, and where it was made in the future', () => {
  const at = (ms: number) => new Date(Date.UTC(2026, 10, 27) + ms)
  const life = { from: at(0), until: at(minutes(5)) }
  const after = [-minutes(3), -minutes(1), 0, minutes(5) - 1, minutes(5)].map((ms) => isOver(life, at(ms)))
  expect(after).toEqual([true, false, false, false, true])
  expect(isOver({ until: life.until }, at(-days(1)))).toBe(false)
})

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer({ engine: bothEngines()[0] })
})
afterAll(() => server.close())

it('a clock that was a day ahead and is put right leaves no code, link or lock behind', async () => {
  const today = server.clock.now()
  server.clock.set(new Date(today.getTime() + days(1)))
  const visitor = server.browser()
  const visit = await visitor.call('createProspect', { body: { partner: 'cl' } })
  const { code } = await visitor.call('createTransfer', { body: { prospectAppId: visit.prospectAppId } })
  await spendGuess(server.deps, 'guess:test', 5, 15)
  await lockGuesses(server.deps, 'guess:test', 15)
  await expect(waitIfLocked(server.deps, 'guess:test', 15)).rejects.toMatchObject({ code: 'otp_locked' })
  await saveCookieRow(server.deps.db, {
    sid_hash: 'ahead',
    name: 'appId',
    value_enc: 'x',
    minutes: 30,
    expires_at: new Date(server.clock.now().getTime() + minutes(30)),
  })
  const kept = () => listCookieRows(server.deps.db, 'ahead', server.clock.now())
  expect(await kept()).toHaveLength(1)

  server.clock.set(today)
  expect(await kept()).toEqual([])
  expect((await server.browser().answer('redeemTransfer', { body: { code } })).status).not.toBe(200)
  await expect(waitIfLocked(server.deps, 'guess:test', 15)).resolves.toBeUndefined()
  expect(await spendGuess(server.deps, 'guess:test', 5, 15)).toBe(4)
})
