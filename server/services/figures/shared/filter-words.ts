import type { Db } from '#server/db/client.ts'
import { listLenderNames } from '#server/db/repositories/catalogue/lenders.ts'
import { dictionary } from '#server/texts/dictionaries.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { NOT_KNOWN } from '#src/contract/entities/figures/internal-report.ts'
import type { InternalReport } from '#src/contract/entities/figures/internal-report.ts'
import { NO_VALUE, METRIC_KEYS, METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { Basis } from './basis-sheet.ts'
import { partnerNames, saidPartner } from './partner-names.ts'

type Filters = Basis['filters']
type Reader = { db: Db; language: Locale }

/** What narrows a file of figures, in its reader's words: names in place of numbers and codes. */
export async function filterWords({ db, language }: Reader, asked: Filters): Promise<Filters> {
  const { nothing, dimension, channel, count, stop, reason } = dictionary(language, 'funnel-report')
  const products = dictionary(language, 'applications').productName
  const word = (words: object, key: string | null | undefined) => key && String(Reflect.get(words, key) ?? key)
  const lender =
    asked.lender && asked.lender !== NO_VALUE ? (await listLenderNames(db)).get(Number(asked.lender)) : null
  const partner = asked.partner && saidPartner(language, await partnerNames(db), asked.partner)
  const none = (name: keyof typeof nothing, said: string | null | undefined) =>
    asked[name] === NO_VALUE ? nothing[name] : said
  return {
    product: none('product', word(products, asked.product)),
    lender: none('lender', lender ?? asked.lender),
    partner: none('partner', partner),
    channel: none('channel', word(channel, asked.channel)),
    source: none('source', asked.source),
    by: word(dimension, asked.by),
    count: word(count, asked.count),
    stopped: word(stop, asked.stopped),
    reason: asked.reason === NO_VALUE ? textsIn(language)('server:basis.none') : word(reason, asked.reason),
  }
}

interface Group {
  report: InternalReport
  show: string
  group?: string | undefined
  key?: string | undefined
}

/** Which figure's rows of an internal report they are, and of whom, in the reader's words. */
export async function groupWords({ db, language }: Reader, { report, show, group, key }: Group): Promise<Filters> {
  const { groupHead, ...words } = dictionary(language, 'internal-report')
  const t = textsIn(language)
  const metrics = METRIC_KEYS.filter((each) => METRICS[each].numerator === `${report}:${show}`)
  const metric = metrics.find((each) => METRICS[each].unit === 'count') ?? metrics[0]
  const figure = metric === undefined ? show : t(`metrics:${metric}.name`)
  if (group === undefined || key === undefined) return { show: figure }
  const said = (of: object, name: string) => String(Reflect.get(of, name) ?? name)
  const lenderOf = async (id: string) => (await listLenderNames(db)).get(Number(id)) ?? id
  const nameOf = async (): Promise<string> => {
    if (group === 'lender') return lenderOf(key)
    if (group === 'partner') return (await partnerNames(db)).byId.get(Number(key)) ?? key
    if (group === 'operation') {
      const [lender = '', operation = ''] = key.split(':')
      return `${await lenderOf(lender)}: ${said(words.operation, operation)}`
    }
    if (group === 'operator') return key === NOT_KNOWN ? words.unknown : key
    return key === NOT_KNOWN ? words.unknown : said(Reflect.get(words, group) as object, key)
  }
  return { show: figure, group: said(groupHead, group), key: await nameOf() }
}
