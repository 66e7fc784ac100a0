/**
 * The server's settings where they differ from PostgreSQL's own: a database for one product on a small machine, with
 * every promise on durability kept (fsync, full_page_writes, synchronous_commit and checksums stay on).
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '64MB',
  max_connections: '40',
  superuser_reserved_connections: '3',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // No replicas: the smallest log, and none of the processes that would serve them.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  io_method: 'sync',
  max_worker_processes: '4',
  max_logical_replication_workers: '0',
  // Workers share memory through /dev/shm, which a container may have 64 MB of.
  max_parallel_workers_per_gather: '0',
  huge_pages: 'off',
  // Queries here are short: compiling one costs more than it saves.
  jit: 'off',
  idle_in_transaction_session_timeout: '60s',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  unix_socket_permissions: '0700',
  password_encryption: 'scram-sha-256',
};
