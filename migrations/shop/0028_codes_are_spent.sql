-- What code_day has counted goes on as a kind of spent_day: at most fifteen days, all of them. No release knows code_day.
INSERT INTO `spent_day` SELECT 'code', `day`, `sent`, `used`, 0, 0, 0, 0 FROM `code_day`;
--> statement-breakpoint
DROP TABLE `code_day`;
