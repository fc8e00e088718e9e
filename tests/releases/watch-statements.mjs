import { appendFileSync } from 'node:fs'
import pg from 'pg'

/** Preloaded by `record.mjs`: notes every statement that the server's driver sends, each once in a process. */
const file = process.env['STATEMENTS_FILE']
const seen = new Set()
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (config, ...rest) {
  const text = typeof config === 'string' ? config : config?.text
  if (typeof text === 'string' && !seen.has(text)) {
    seen.add(text)
    appendFileSync(file, `${JSON.stringify(text)}\n`)
  }
  return query.call(this, config, ...rest)
}
