import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import { Transport, type TransportAnswer, type TransportRequest } from './transport';

const asText = (text: unknown): unknown => text;

/** The one axios client; an AxiosError never leaves it, because it carries the PIN [API-02]. */
export class AxiosTransport extends Transport {
  constructor(
    private readonly timeout: number,
    // An upload tells its progress by XMLHttpRequest alone.
    private readonly client: AxiosInstance = axios.create({ adapter: 'xhr' }),
  ) {
    super();
  }

  async send({ method, url, headers, body, upload }: TransportRequest): Promise<TransportAnswer> {
    try {
      const response = await this.client.request<unknown>({
        method,
        url,
        headers,
        data: upload?.form ?? body,
        timeout: upload?.timeout ?? this.timeout,
        ...(upload ? { onUploadProgress: ({ progress = 0 }) => upload.onProgress(progress) } : {}),
        withCredentials: true,
        withXSRFToken: false,
        responseType: 'text',
        validateStatus: () => true,
        transformRequest: [asText],
        transformResponse: [asText],
        transitional: { clarifyTimeoutError: true },
      });
      return answered(response);
    } catch (error) {
      const timedOut = axios.isAxiosError(error) && error.code === 'ETIMEDOUT';
      return { kind: 'no-answer', reason: timedOut ? 'timeout' : 'offline' };
    }
  }
}

function answered({ status, headers, data }: AxiosResponse<unknown>): TransportAnswer {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') named[name.toLowerCase()] = value;
  return { kind: 'answered', status, headers: named, body: typeof data === 'string' ? data : '' };
}
