import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZES } from '#src/contract/page-sizes.ts'
import type { PageSize } from '#src/contract/page-sizes.ts'
import { count } from '#src/lib/format.ts'
import { ChevronIcon } from '#src/ui/form/icons.tsx'
import type { TableSource } from './table-source.ts'
import type { TableView } from './table-state.ts'

interface TablePagerProps {
  /** What is paged: two tables of a page have two ways on. */
  label: string
  source: Pick<TableSource<unknown>, 'rows' | 'page' | 'total' | 'capped' | 'busy'>
  size: PageSize
  onChange: (change: Partial<TableView>) => void
}

/** Which rows these are, of how many, and the way to the others. */
export function TablePager({ label, source, size, onChange }: TablePagerProps) {
  const { rows = [], page, total, capped = false, busy = false } = source
  const { t } = useTranslation('table')
  const sizeId = useId()
  const from = (page - 1) * size + 1
  const to = from + rows.length - 1
  // Where they have not all been counted, a full page may have another one after it.
  const hasNext = to < total || (capped && rows.length === size)
  const shown = rows.length === 0 ? t('noRows') : t(capped ? 'rangeOver' : 'range', words(from, to, total))
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 6,
        rowGap: 2,
        px: 4,
        py: 2,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
        {shown}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" component="label" htmlFor={sizeId} color="textSecondary">
          {t('size')}
        </Typography>
        <Select
          native
          value={size}
          onChange={(event) => onChange({ size: toSize(String(event.target.value)) })}
          IconComponent={ChevronIcon}
          inputProps={{ id: sizeId }}
          sx={{ '& select': { py: 2 }, '& .MuiSelect-icon': { fontSize: 16, top: 'calc(50% - 8px)', right: 10 } }}
        >
          {PAGE_SIZES.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </Box>
      <Box component="nav" aria-label={t('pages', { label })} sx={{ display: 'flex' }}>
        <IconButton
          aria-label={t('previous')}
          disabled={page <= 1 || busy}
          onClick={() => onChange({ page: page - 1 })}
          sx={{ width: 44, height: 44 }}
        >
          <ChevronIcon fontSize="small" sx={{ transform: 'rotate(90deg)' }} />
        </IconButton>
        <IconButton
          aria-label={t('next')}
          disabled={!hasNext || busy}
          onClick={() => onChange({ page: page + 1 })}
          sx={{ width: 44, height: 44 }}
        >
          <ChevronIcon fontSize="small" sx={{ transform: 'rotate(-90deg)' }} />
        </IconButton>
      </Box>
    </Box>
  )
}

const words = (from: number, to: number, total: number) => ({ from: count(from), to: count(to), total: count(total) })
const toSize = (text: string): PageSize => PAGE_SIZES.find((each) => String(each) === text) ?? PAGE_SIZES[0]
