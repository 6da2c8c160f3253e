/** What a file may be to be kept as an image. */

export const uploadBytes = 5 * 1024 * 1024
/**
 * What an image of a shopper may unpack to: 50 megapixels, the largest photos of phones, and a panorama's side. With more
 * than 8 bits a colour it is half as many, so that a browser never holds more than 200 MB.
 */
export const imagePixels = 50_000_000
export const imageSidePx = 16_384
/**
 * Segments, chunks or boxes of a file. A photo of a phone has less than 200; a PNG of 5 MB has 640 when its encoder
 * writes 8 KB at a time, as libpng does.
 */
export const imageParts = 2_000
/** Scans of a progressive JPEG, each of which is drawn over the whole image. Encoders make about ten. */
export const imageScans = 100
/** A packed colour profile. Those of cameras and screens have 0.5 to 3 KB; of 16 KB at most 16 MB are unpacked. */
export const imageProfileBytes = 16 * 1024
/** How long browsers and data centres keep a photo of a review, which may go with its review or its author. */
export const reviewPhotoKeptSeconds = 3_600

/** The picture of a link in a chat: what WhatsApp, X and Telegram show whole. */
export const previewWidth = 1_200
export const previewHeight = 630

/** The sides of a shop's icon: in a tab, on an iPhone, where Android and desktops install it. */
export const faviconSide = 48
export const touchIconSide = 180
export const appIconSides = [192, 512] as const
/** Under an icon there is room for so many letters. */
export const appNameLetters = 12
/** Which file of a logo stands in an icon: the narrowest at least so wide. */
export const appLogoWidth = 480
/** How long a browser may use the manifest it has, or an icon whose address does not change with it. */
export const manifestSeconds = 3_600
