import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { canScan, watchBarcodes } from './barcode-camera.ts';

const stopTrack = vi.fn();
let inView: string[] = [];

class Detector {
  detect = async () => inView.map((rawValue) => ({ rawValue }));
}

function givenCamera(getUserMedia: () => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('window', { BarcodeDetector: Detector });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return { play: async () => undefined, srcObject: null } as unknown as HTMLVideoElement;
}

beforeEach(() => {
  inView = [];
  stopTrack.mockClear();
});

test('a barcode counts once while it is held before the camera, and again after a while', async () => {
  const video = givenCamera(async () => ({ getTracks: () => [{ stop: stopTrack }] }));
  const codes: string[] = [];
  const stop = await watchBarcodes(video, (code) => codes.push(code));
  inView = ['3838471234561'];
  await vi.advanceTimersByTimeAsync(2000);
  expect(codes).toEqual(['3838471234561']);
  inView = [];
  await vi.advanceTimersByTimeAsync(3000);
  inView = ['3838471234561'];
  await vi.advanceTimersByTimeAsync(400);
  expect(codes).toHaveLength(2);
  stop();
  expect(stopTrack).toHaveBeenCalledOnce();
  inView = ['40170725'];
  await vi.advanceTimersByTimeAsync(1000);
  expect(codes).toHaveLength(2);
});

test('a camera that was refused is reported, and a browser that reads no barcodes offers none', async () => {
  const video = givenCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await expect(watchBarcodes(video, () => undefined)).rejects.toThrow('no');
  expect(canScan()).toBe(true);
  vi.stubGlobal('window', {});
  expect(canScan()).toBe(false);
});
