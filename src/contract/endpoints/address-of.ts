import { withQuery } from '../path-to.ts'
import type { EndpointRow } from './endpoint.ts'

type Values = Readonly<Record<string, string | number | null | undefined>>

/** The address of a call, with the values of its path and of its query encoded. */
export function addressOf({ path }: Pick<EndpointRow, 'path'>, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return withQuery(filled, query)
}

/** A row's path as routers write it: `/api/user/:id`. */
export const routeOf = ({ path }: Pick<EndpointRow, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
