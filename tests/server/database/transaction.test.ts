import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Db } from '#server/db/client.ts'
import { lenderGroups } from '#server/db/schema/catalogue.ts'
import { transaction } from '#server/db/transaction.ts'
import { bothEngines, leaseDatabase } from '#tests/setup/database.ts'

const add = async (db: Db, name: string) => void (await db.insert(lenderGroups).values({ name }))
/** As when two transactions meet: the database wants the work done again. */
const collide = (db: Db) => db.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`)

describe.each(bothEngines())('a transaction on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await leaseDatabase(engine)
  })
  afterAll(() => database.close())
  const isThere = async (name: string) => (await database.db.$count(lenderGroups, eq(lenderGroups.name, name))) === 1

  it('stands as a whole or not at all', async () => {
    const fails = transaction(database, async ({ db }) => {
      await add(db, 'half')
      throw new Error('stopped half way')
    })
    await expect(fails).rejects.toThrow('stopped half way')
    expect(await isThere('half')).toBe(false)
    expect(
      await transaction(database, async ({ db }) => {
        await add(db, 'whole')
        return 'answer'
      }),
    ).toBe('answer')
    expect(await isThere('whole')).toBe(true)
  })

  it('is done again when the database asks for it, four times at most', async () => {
    let tries = 0
    await transaction(database, async ({ db }) => {
      tries += 1
      await add(db, 'second try')
      if (tries === 1) await collide(db)
    })
    expect(tries).toBe(2)
    expect(await isThere('second try')).toBe(true)
    const collides = transaction(database, async ({ db }) => {
      tries += 1
      await collide(db)
    })
    await expect(collides).rejects.toMatchObject({ cause: { code: '40001' } })
    expect(tries).toBe(6)
  })

  it('inside another joins it: caught, what failed is taken back alone; nothing stands before the outer one does', async () => {
    await transaction(database, async (deps) => {
      await add(deps.db, 'outer')
      await transaction(deps, async (deps) => {
        await add(deps.db, 'inner')
        throw new Error('inner')
      }).catch(() => null)
      await transaction(deps, (deps) => add(deps.db, 'later inner'))
    })
    expect([await isThere('outer'), await isThere('inner'), await isThere('later inner')]).toEqual([true, false, true])
    const undone = transaction(database, async (deps) => {
      await transaction(deps, (deps) => add(deps.db, 'inner of undone'))
      throw new Error('outer')
    })
    await expect(undone).rejects.toThrow('outer')
    expect(await isThere('inner of undone')).toBe(false)
  })

  it('inside another is not repeated by itself: the outer work begins anew', async () => {
    const tries = { outer: 0, inner: 0 }
    await transaction(database, async (deps) => {
      tries.outer += 1
      await transaction(deps, async ({ db }) => {
        tries.inner += 1
        if (tries.outer === 1) await collide(db)
      })
    })
    expect(tries).toEqual({ outer: 2, inner: 2 })
  })
})
