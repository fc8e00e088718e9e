import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

/** Search by name or number, kept in the address. */
export function LenderSearch() {
  const { t } = useTranslation('lenders-admin')
  const [params, setParams] = useSearchParams()
  // The address follows a moment later: what is typed must not wait for it.
  const [search, setSearch] = useState(params.get('search') ?? '')
  const change = (next: string) => {
    setSearch(next)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === '') after.delete('search')
        else after.set('search', next)
        return after
      },
      { replace: true },
    )
  }
  return (
    <Box sx={{ flex: '1 1 220px', maxWidth: 360 }}>
      <InputLabel htmlFor="lender-search">{t('search')}</InputLabel>
      <OutlinedInput
        id="lender-search"
        type="search"
        fullWidth
        value={search}
        onChange={(event) => change(event.target.value)}
      />
    </Box>
  )
}
