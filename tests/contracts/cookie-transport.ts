import axios from 'axios';
import { AxiosTransport } from '../../adapters/http/axios-transport';

/** The portal's own transport with what a browser adds to it: an origin and cookies. */
export function cookieTransport(baseURL: string): AxiosTransport {
  const cookies = new Map<string, string>();
  const client = axios.create({ baseURL, proxy: false, adapter: 'http' });
  client.interceptors.request.use((request) => {
    if (cookies.size > 0)
      request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    return request;
  });
  client.interceptors.response.use((response) => {
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  });
  return new AxiosTransport(10_000, client);
}
