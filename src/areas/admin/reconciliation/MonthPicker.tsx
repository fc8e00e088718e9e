import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { monthName } from '#src/lib/dates.ts'
import { ChevronIcon } from '#src/ui/form/icons.tsx'
import { withNames } from '#src/ui/with-names.ts'

/** The month that is looked at; it stands in the address. */
export function MonthPicker({ month, months }: { month: string; months: readonly string[] }) {
  const { t } = useTranslation('reconciliation')
  const [, setParams] = useSearchParams()
  const choose = (next: string) =>
    setParams((before) => withNames(before, { month: next, page: null, verdict: null, open: null }))
  return (
    <Select
      native
      size="small"
      value={month}
      onChange={(event) => choose(String(event.target.value))}
      IconComponent={ChevronIcon}
      inputProps={{ 'aria-label': t('month') }}
      sx={{
        width: 'fit-content',
        minWidth: 180,
        '& .MuiSelect-icon': { fontSize: 20, top: 'calc(50% - 10px)', right: 14 },
      }}
    >
      {[...new Set([month, ...months])].map((each) => (
        <option key={each} value={each}>
          {monthName(each)}
        </option>
      ))}
    </Select>
  )
}
