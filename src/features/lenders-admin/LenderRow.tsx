import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { isAprMade, isPenalMade, madeOf, madeValue } from '#src/contract/catalogue/lender-figures.ts'
import { isUnset, lenderLacks, missingHindi } from '#src/contract/catalogue/lender-readiness.ts'
import type { LenderApprovals } from '#src/contract/entities/approvals/approval.ts'
import type { Lender, LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { InlineField } from '#src/ui/inline/InlineField.tsx'
import { PlainField } from '#src/ui/inline/PlainField.tsx'
import type { useSaveLender } from './hooks.ts'
import { controlOf, fieldId, isOptional, sentValue, shownValue, typedValue } from './lender-fields.ts'
import type { LenderField } from './lender-fields.ts'
import { isChangedTogether, waitingValue } from './waiting-changes.ts'

interface LenderRowProps {
  lender: Lender
  approvals: LenderApprovals
  field: LenderField
  save: ReturnType<typeof useSaveLender>
}

const isHindiMissing = (lender: Lender, property: LenderProperty): boolean =>
  missingHindi(lender).some((text) => property === `${text}_hi`)

/** One property of a lender: a value that somebody gave, one that its figures make, or none yet. */
export function LenderRow({ lender, approvals, field, save }: LenderRowProps) {
  const { t } = useTranslation(['lenders-admin', 'options', 'common', 'admin'])
  const { property, kind } = field
  const stored = lender[property]
  const unset = isUnset(lender, property)
  const made = madeValue(lender, property)
  const figures = madeOf(property)
  const isMade = figures.length > 0 && (unset || stored === made)
  const coming = waitingValue(approvals.waiting, property)
  const wordsOf = (value: unknown) =>
    kind === 'flag' ? t(value === 1 ? 'common:yes' : 'common:no') : shownValue(kind, value as typeof stored, t)
  const row = {
    rowId: fieldId(property),
    label: t(`fields.${property}`),
    shown: unset ? t(isHindiMissing(lender, property) ? 'admin:hindi.missing' : 'none') : wordsOf(stored),
    unset,
    optional: isOptional(lender, property),
    note: noteOf(),
  }
  const isAprOfFigures = isMade && kind === 'percent' && isAprMade(lender)
  if (isAprOfFigures || isPenalMade(lender, property)) return <PlainField {...row} />
  if (isChangedTogether(approvals, property))
    return (
      <PlainField {...row}>
        <Link
          component={RouterLink}
          to={`?tab=criteria#criteria-${property}`}
          aria-label={t('waiting.changeOf', { field: row.label })}
        >
          {t('waiting.change')}
        </Link>
      </PlainField>
    )
  return (
    <InlineField
      {...row}
      typed={unset ? '' : typedValue(stored)}
      control={controlOf(field, t, unset)}
      onSave={(typed, from) => {
        const expected = unset && from === '' ? stored : sentValue(kind, from)
        return save(lender, property, { value: sentValue(kind, typed), expected })
      }}
      present={(value) => ({
        shown: wordsOf(value),
        typed: typedValue(value as typeof stored),
      })}
    />
  )

  /** What a value is made of, what its figures would say instead, or that the lender cannot be on without it. */
  function noteOf() {
    if (coming !== undefined) return t('waiting.field', { value: wordsOf(coming) })
    if (isPenalMade(lender, property)) return t('made.of', { of: t('fields.penal_charge_amount') })
    if (isMade) {
      const of = kind === 'percent' ? t('made.apr') : figures.map((figure) => t(`fields.${figure}`)).join(', ')
      return t(made === null ? 'made.later' : 'made.of', { of })
    }
    if (made !== null)
      return t(kind === 'percent' ? 'made.ownFigure' : 'made.own', { value: shownValue(kind, made, t) })
    if (!lenderLacks(lender).includes(property)) return undefined
    return (
      <Box component="span" sx={{ color: 'warning.main', fontWeight: 500 }}>
        {t('needs.field')}
      </Box>
    )
  }
}
