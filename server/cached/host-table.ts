import { isHostName, tidyHostName } from '#src/contract/rules/web/host-name.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { listPartnerHosts } from '../db/repositories/partners/partners.ts'
import type { Logger } from '../log.ts'
import { createCachedValue } from './cached-value.ts'

/** The host names that admins have saved for partners, in memory: every page asks for its own. */
export interface HostTable {
  /** Brand code of the active partner for whom a host (any case, with or without a port) has been saved. */
  find(host: string): Promise<string | null>
  /** Reads the names anew, whatever their age. */
  refresh(): Promise<void>
}

export function createHostTable(db: Db, clock: Clock, log: Pick<Logger, 'error'>): HostTable {
  const codes = createCachedValue(
    new Map<string, string>(),
    async () => {
      const rows = await listPartnerHosts(db)
      return new Map(
        rows.flatMap(({ code, status, hosts }) =>
          status === 1 ? hosts.map((host): [string, string] => [host, code]) : [],
        ),
      )
    },
    clock,
    (error) => log.error({ err: error }, 'saved host names not read'),
  )
  return {
    async find(host) {
      const name = tidyHostName(host)
      if (!isHostName(name)) return null
      return (await codes.get()).get(name) ?? null
    },
    refresh: () => codes.refresh(),
  }
}
