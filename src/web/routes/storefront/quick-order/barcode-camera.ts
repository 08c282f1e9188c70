type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};

declare global {
  interface Window {
    BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => Detector;
  }
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf'] as const;

const LOOK_EVERY_MS = 200;

const SAME_AGAIN_MS = 2500;

export function canScan(): boolean {
  return window.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;
}

export async function watchBarcodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const { BarcodeDetector } = window;
  if (!BarcodeDetector) throw new Error('No barcode detector');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector({ formats: FORMATS });
  const seen = new Map<string, number>();
  const look = async () => {
    const found = await detector.detect(video).catch(() => []);
    for (const { rawValue } of found) {
      const now = performance.now();
      if (now - (seen.get(rawValue) ?? Number.NEGATIVE_INFINITY) > SAME_AGAIN_MS) onCode(rawValue);
      seen.set(rawValue, now);
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  };
}
