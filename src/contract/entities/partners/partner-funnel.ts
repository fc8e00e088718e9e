import type { InferType } from 'yup'
import { boolean, string } from '#src/contract/yup.ts'
import { strictObject } from '../shared/fields.ts'

/**
 * What an admin may let a partner change in its own funnel: which products it offers, in which order, which fields of
 * the form it asks first, the headline, and the colours.
 */
export const FUNNEL_SWITCHES = ['products', 'order', 'fields', 'headline', 'colours'] as const
export type FunnelSwitch = (typeof FUNNEL_SWITCHES)[number]

/** Per switch whether the partner may change it. */
export type FunnelSwitches = Record<FunnelSwitch, boolean>

const switched = () => boolean().defined()

export const funnelSwitchesSchema = strictObject({
  products: switched(),
  order: switched(),
  fields: switched(),
  headline: switched(),
  colours: switched(),
})

/** The stored switches, without what is no switch (any more); one that is absent is off. */
export function funnelSwitchesOf(stored: Readonly<Record<string, unknown>>): FunnelSwitches {
  const allowed = (name: FunnelSwitch) => Object.hasOwn(stored, name) && stored[name] === true
  return {
    products: allowed('products'),
    order: allowed('order'),
    fields: allowed('fields'),
    headline: allowed('headline'),
    colours: allowed('colours'),
  }
}

/** Body of POST /api/update-partner-funnel/{id}: one switch. */
export const partnerFunnelUpdateSchema = strictObject({
  property: string().oneOf(FUNNEL_SWITCHES, 'rules:property.unknown').defined(),
  value: boolean().defined(),
})
export type PartnerFunnelUpdate = InferType<typeof partnerFunnelUpdateSchema>
