import * as brands from './schema-brands.ts'
import * as care from './schema-care.ts'
import * as catalogue from './schema-catalogue.ts'
import * as desk from './schema-desk.ts'
import * as facts from './schema-facts.ts'
import * as figures from './schema-figures.ts'
import * as imports from './schema-imports.ts'
import * as ledger from './schema-ledger.ts'
import * as lending from './schema-lending.ts'
import * as messages from './schema-messages.ts'
import * as partner from './schema-partner.ts'
import * as products from './schema-products.ts'
import * as staff from './schema-staff.ts'
import * as base from './schema.ts'

/** Every table, as drizzle takes them. */
export const schema = {
  ...base,
  ...products,
  ...brands,
  ...care,
  ...catalogue,
  ...partner,
  ...desk,
  ...figures,
  ...facts,
  ...imports,
  ...ledger,
  ...lending,
  ...messages,
  ...staff,
}
