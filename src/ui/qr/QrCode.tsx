import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { qrPath, QUIET } from './qr-code.ts'
import { useQrModules } from './use-qr-modules.ts'

/** A QR code, dark on white for every brand. `label` is what those hear who do not see it. */
export function QrCode({ text, label, failed }: { text: string; label: string; failed: string }) {
  const { data, error } = useQrModules(text)
  if (error) return <Alert severity="error">{failed}</Alert>
  if (!data) return <Skeleton variant="rounded" sx={{ width: '100%', aspectRatio: '1', height: 'auto' }} />
  const size = data.length + 2 * QUIET
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <rect width={size} height={size} fill="#FFFFFF" />
      <path d={qrPath(data)} fill="#000000" />
    </Box>
  )
}
