ALTER TABLE `information` ADD `standard_at` integer;--> statement-breakpoint
-- Pages of before are the platform's unless the log says that somebody wrote them: at the opening nothing was logged. The
-- log is kept for 400 days; what is older is taken for the shop's own.
UPDATE information SET standard_at = changed_at
  WHERE slug IN ('tentang-kami', 'cara-belanja', 'pengiriman', 'pengembalian', 'syarat-ketentuan', 'kebijakan-privasi', 'hubungi-kami', 'faq')
  AND changed_at > (unixepoch() - 399 * 86400) * 1000
  AND NOT EXISTS (SELECT 1 FROM admin_log l WHERE l.at = information.changed_at AND l.operation <> 'settings.change');
