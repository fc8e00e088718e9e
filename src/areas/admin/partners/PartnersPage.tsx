import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { PartnerLookup } from '#src/features/partners-admin/PartnerLookup.tsx'
import { usePartners } from '#src/features/partners-admin/hooks.ts'
import type { PartnerFacts } from '#src/features/partners-admin/hooks.ts'
import { rupees } from '#src/lib/format.ts'
import { errorText } from '#src/lib/toast.ts'

const COLUMNS = ['name', 'code', 'utm', 'percent', 'flat'] as const

/** Every partner with its terms, and a lookup by name. */
export function PartnersPage() {
  const { t } = useTranslation(['partners-admin', 'titles', 'common'])
  const { data, error, isPending, refetch } = usePartners()
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {t('titles:partners')}
      </Typography>
      <Card variant="outlined" sx={{ mt: 5, p: 5 }}>
        <PartnerLookup />
      </Card>
      {isPending && <Skeleton variant="rounded" height={160} sx={{ mt: 5 }} />}
      {error && !data && (
        <Alert
          severity="error"
          sx={{ mt: 5 }}
          action={
            <Button size="small" variant="text" onClick={() => void refetch()}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      )}
      {data && <PartnerTable partners={data} />}
    </>
  )
}

function PartnerTable({ partners }: { partners: readonly PartnerFacts[] }) {
  const { t } = useTranslation(['partners-admin', 'titles'])
  return (
    <Card variant="outlined" sx={{ mt: 5 }}>
      <TableContainer tabIndex={0} role="region" aria-label={t('titles:partners')}>
        <Table>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{t(`columns.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {partners.map(({ id, name, code, utm_id, revenue_percent, revenue_flat_fee }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <Link component={RouterLink} to={`/admin/partners/${id}`}>
                    {name}
                  </Link>
                </TableCell>
                <TableCell>{code}</TableCell>
                <TableCell>{utm_id || t('notSet')}</TableCell>
                <TableCell>{t('percent', { value: revenue_percent ?? 0 })}</TableCell>
                <TableCell>{rupees(revenue_flat_fee ?? 0)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {partners.length === 0 && <Box sx={{ p: 5 }}>{t('none')}</Box>}
    </Card>
  )
}
