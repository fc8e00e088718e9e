import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslation } from 'react-i18next'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { CRITERIA_COLUMNS, criteriaWords } from './criteria-words.ts'
import type { CriteriaColumn } from './criteria-words.ts'
import type { EligibilityRow } from './eligibility-table.ts'
import { JourneyBadge } from './JourneyBadge.tsx'

const FIGURES: readonly CriteriaColumn[] = ['income', 'min', 'max', 'score']

/** The lenders as a table; it is what the printer gets too. */
export function CriteriaTable({ rows }: { rows: readonly EligibilityRow[] }) {
  const { t } = useTranslation(['partner-training', 'staff-titles'])
  return (
    <Paper
      className="criteria-table"
      variant="outlined"
      role="region"
      aria-label={t('staff-titles:eligibilityCriteria')}
      tabIndex={0}
      sx={{ mt: 3, overflow: 'auto' }}
    >
      <Table sx={{ '& th, & td': { px: 3 } }}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{t('criteria.column.lender')}</TableCell>
            {CRITERIA_COLUMNS.map((column) => (
              <TableCell key={column} scope="col" align={FIGURES.includes(column) ? 'right' : 'left'}>
                {t(`criteria.column.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const words = criteriaWords(row, t)
            return (
              <TableRow key={row.name} hover>
                <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
                  <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
                    <LenderTile name={row.name} small />
                    {row.name}
                  </span>
                </TableCell>
                {CRITERIA_COLUMNS.map((column) => (
                  <TableCell key={column} align={FIGURES.includes(column) ? 'right' : 'left'}>
                    {column === 'journey' ? <JourneyBadge row={row} words={words.journey} /> : words[column]}
                  </TableCell>
                ))}
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Paper>
  )
}
