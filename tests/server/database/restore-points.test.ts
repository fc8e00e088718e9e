import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { partners } from '#server/db/schema/partners.ts'
import { admins } from '#server/db/schema/staff.ts'
import { bothEngines, leaseDatabase } from '#tests/setup/database.ts'
import type { LeasedDatabase } from '#tests/setup/database.ts'

describe.each(bothEngines())('restore points on %s', (engine) => {
  let database: LeasedDatabase
  beforeAll(async () => {
    database = await leaseDatabase(engine)
  })
  beforeEach(() => database.restoreSeed())
  afterAll(() => database.close())

  const names = async () => (await database.db.select().from(admins).orderBy(admins.admin_id)).map(({ name }) => name)
  const add = async (name: string) => {
    const email = `${name.toLowerCase()}@creditlane.test`
    const [row] = await database.db.insert(admins).values({ email, name, role_id: 1 }).returning()
    return row?.admin_id
  }

  it('lead back to the seed, whether rows were added, changed or removed, and number new rows as before', async () => {
    const seeded = await names()
    const number = await add('Meera')
    await database.db.update(admins).set({ name: 'Somebody' })
    await database.db.delete(partners).where(eq(partners.code, 'nobody'))
    await database.restore()
    expect(await names()).toEqual(seeded)
    expect(await add('Meera')).toBe(number)
  })

  it('lead back to a world that was kept, and past it once it is forgotten', async () => {
    const seeded = await names()
    await add('Meera')
    const forget = await database.keep()
    await add('Vikram')
    await database.restore()
    expect(await names()).toEqual([...seeded, 'Meera'])
    await forget()
    expect(await names()).toEqual(seeded)
  })

  it.each([1, 2, 3, 4, 6, 10])('take back at the next return what was written meanwhile, %i rows', async (rows) => {
    const seeded = await names()
    await database.db.update(partners).set({ name: 'Somebody' })
    const back = database.restore()
    for (let row = 0; row < rows; row += 1) await add(`Late${row}`)
    await back
    await database.restore()
    expect(await names()).toEqual(seeded)
    // A row that stayed would have the number that this one gets.
    expect(await add('Meera')).toEqual(expect.any(Number))
  })

  // The embedded engine has one connection: there nobody waits for anybody.
  it.skipIf(engine === 'pglite')('hold a write that comes meanwhile back, before it takes a number', async () => {
    const seeded = await names()
    // Each place of the pool has a connection: none can be opened for what has to wait.
    await Promise.all(Array.from({ length: 40 }, names))
    await add('Meera')
    const here = sql`not granted and database = (select oid from pg_database where datname = current_database())`
    const waits = () => database.db.$count(sql`pg_locks`, here)
    let back: Promise<void> | undefined
    let late: Promise<unknown> | undefined
    await database.db.transaction(async (tx) => {
      await tx.update(admins).set({ name: 'Somebody' })
      back = database.restore()
      await expect.poll(waits).toBe(1)
      late = Promise.all(['Vikram', 'Asha', 'Farhan'].map(add))
      await expect.poll(waits).toBe(4)
    })
    await back
    await late
    await database.restore()
    expect(await names()).toEqual(seeded)
  })

  it('know of a write that was rolled back, and of no read', async () => {
    const writes = await database.watchWrites()
    await names()
    expect(await writes()).toEqual([])
    const undone = database.db.transaction(async (tx) => {
      await tx.update(admins).set({ name: 'Somebody' })
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    expect(await writes()).toEqual(['admins'])
  })
})
