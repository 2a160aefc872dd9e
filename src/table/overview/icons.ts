/** Drawings that only the table view needs, on the same grid as those of `ui/icons.ts`. */

export const tableView = 'M3.5 5h17a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM8 20.5h8M7 9v4M12 9v4M17 9v4'
export const fullScreen = 'M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5'
export const smallScreen = 'M9.5 4v5.5H4M20 9.5h-5.5V4M14.5 20v-5.5H20M4 14.5h5.5V20'
