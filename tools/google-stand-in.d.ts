declare const worker: { fetch(request: Request): Promise<Response> }
export default worker
