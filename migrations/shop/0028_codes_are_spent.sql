-- At most fifteen days.
INSERT INTO `spent_day` SELECT 'code', `day`, `sent`, `used`, 0, 0, 0, 0 FROM `code_day` WHERE `day` > 0;
--> statement-breakpoint
DROP TABLE `code_day`;
