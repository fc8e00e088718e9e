import SvgIcon from '@mui/material/SvgIcon'
import type { SvgIconProps } from '@mui/material/SvgIcon'

/** Icons of the forms that the public pages do not need; theirs are in `ui/site/icons.tsx`. */
function strokeIcon(path: string) {
  return function StrokeIcon(props: SvgIconProps) {
    return (
      <SvgIcon viewBox="0 0 24 24" aria-hidden {...props} sx={{ fill: 'none', ...props.sx }}>
        <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
      </SvgIcon>
    )
  }
}

export const ChevronIcon = strokeIcon('M5 9l7 7 7-7')
export const TrashIcon = strokeIcon(
  'M4.5 6.500h15M9 6.500V4.500a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6.500 6.500l.9 12.600a1.500 1.500 0 0 0 1.500 1.400h6.200a1.500 1.500 0 0 0 1.500-1.400l.9-12.600M10.200 10.500v6M13.800 10.500v6',
)
