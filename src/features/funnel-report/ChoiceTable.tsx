import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { withNames } from '#src/ui/with-names.ts'

interface ChoiceTableProps {
  title: string
  /** What is chosen: its name in the address, what the chips are for, and each of them. */
  choice: { param: string; label: string; chosen: string; options: readonly { value: string; label: string }[] }
  /** The first column names its row. */
  heads: readonly [string, ...string[]]
  /** Each row's cells are `TableCell`s. */
  rows: readonly { key: string; name: ReactNode; cells: ReactNode }[]
}

/** A table of figures whose lines or cells are chosen by chips; the choice stands in the address. */
export function ChoiceTable({ title, choice, heads, rows }: ChoiceTableProps) {
  const { t } = useTranslation('funnel-report')
  const id = useId()
  const [, setParams] = useSearchParams()
  const [first, ...others] = heads
  const choose = (value: string) =>
    setParams((before) => withNames(before, { [choice.param]: value }), { replace: true })
  return (
    <Card variant="outlined" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: { xs: 4, sm: 5 } }}>
        <Typography id={id} variant="h4" component="h2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <FilterChips label={choice.label} choices={choice.options} chosen={choice.chosen} onChoose={choose} />
      </Box>
      {rows.length === 0 ? (
        <Typography sx={{ px: { xs: 4, sm: 5 }, pb: 5 }}>{t('empty')}</Typography>
      ) : (
        <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell scope="col" sx={{ ...STICKY, backgroundColor: 'background.default' }}>
                  {first}
                </TableCell>
                {others.map((head) => (
                  <TableCell key={head} scope="col" align="right">
                    {head}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, name, cells }) => (
                <TableRow key={key}>
                  <TableCell component="th" scope="row" sx={STICKY}>
                    {name}
                  </TableCell>
                  {cells}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Card>
  )
}

/** On a phone the name stays while the figures are pushed aside. */
const STICKY = { position: 'sticky', left: 0, backgroundColor: 'background.paper', minWidth: 110 } as const
