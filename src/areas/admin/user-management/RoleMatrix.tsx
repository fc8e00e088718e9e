import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { adminMenu, canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'

/** Which pages each role opens, read from the table by which the server decides. */
export function RoleMatrix() {
  const { t } = useTranslation(['staff-admin', 'staff', 'staff-titles'])
  const id = useId()
  return (
    <Paper variant="outlined" sx={{ mt: 6, p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 3 }}>
        {t('matrix.title')}
      </Typography>
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-labelledby={id} sx={{ '& th, & td': { px: { xs: 1, sm: 3 }, py: 2, height: 'auto' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('matrix.page')}</TableCell>
              {ADMIN_ROLES.map((role) => (
                <TableCell key={role} align="center">
                  {t(`staff:roles.${role}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {adminMenu(1).map((page) => (
              <TableRow key={page}>
                <TableCell component="th" scope="row">
                  {t(titleOf(PAGES[page]))}
                </TableCell>
                {ADMIN_ROLES.map((role) => (
                  <TableCell key={role} align="center">
                    {t(canOpen(role, page) ? 'matrix.yes' : 'matrix.no')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Paper>
  )
}
