import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RECEIPT_CLASSES, receiptClass, stopsEverybody } from '#src/contract/rules/messages/receipt-class.ts'

describe('what became of a message', () => {
  it('is known by the word, whatever number or letters the operator puts around it', () => {
    const words = {
      'NCPR: Blocked (27)': 'do_not_disturb',
      'failed-dnd': 'do_not_disturb',
      INVALID_NUMBER: 'invalid',
      'Unknown subscriber': 'invalid',
      ABSENT_SUBSCRIBER: 'expired',
      'Message expired': 'expired',
      'DLT: Entity not found': 'dlt_entity',
      DLT_HEADER_NOT_REGISTERED: 'dlt_header',
      DLT_TEMPLATE_NOT_FOUND: 'dlt_template',
      'Content mismatch': 'dlt_template',
      'DLT consent missing': 'dlt_consent',
      GATEWAY: 'operator',
    } as const
    for (const [word, kind] of Object.entries(words)) expect(receiptClass('failed', word), word).toBe(kind)
  })

  it('is not delivered while it is with the operator', () => {
    expect(receiptClass('delivered', null)).toBe('delivered')
    expect(receiptClass('delivered', 'DELIVERED_TO_HANDSET')).toBe('delivered')
    for (const word of ['Delivered to operator', 'SUBMITTED', 'accepted by SMSC'])
      expect(receiptClass('delivered', word)).toBe('pending')
    expect(receiptClass('sent', null)).toBe('pending')
    expect(receiptClass(null, null)).toBe('pending')
  })

  it('is one of the classes for any words, and only a refused text stops everybody', () => {
    fc.assert(
      fc.property(fc.constantFrom('sent', 'delivered', 'failed', null), fc.option(fc.string()), (state, reason) => {
        expect(RECEIPT_CLASSES).toContain(receiptClass(state, reason))
      }),
    )
    expect(RECEIPT_CLASSES.filter(stopsEverybody)).toEqual(['dlt_entity', 'dlt_header', 'dlt_template'])
  })
})
