import type { Env } from './env.ts'

const DEMO = `
  Log-ins, all with the password Demo@12345:
    admin     admin@demo.test (administrator), analyst@demo.test, agent@demo.test   at /admin/login
    partner   partner@demo.test, partner2@demo.test                                 at /partner/login
  Customers sign in with any 10 digits; their codes are at /outbox.`
const EMBEDDED = `
  The embedded database does not wait for the disk: good for demos, not for a power cut. Set DATABASE_URL for PostgreSQL.`

/** What whoever has started the product needs to know. */
export const banner = (url: string, env: Pick<Env, 'mode' | 'databaseUrl'>): string => `
  CreditLane is ready: ${url}   (${env.mode} mode)
${env.mode === 'live' ? '' : DEMO}
${env.databaseUrl === null ? EMBEDDED : ''}`
